import type { ChangeEvent } from 'react'
import type {
  ChoiceQuestion,
  Question as FormQuestion,
  TextQuestion,
} from '#domain/enquiry/form.ts'
import { Hint } from '#views/enquiry/Hint.tsx'
import { EmailHint } from './EmailHint.tsx'
import { describedBy, FieldProblem } from './FieldProblem.tsx'
import styles from './Question.module.css'
import { Tile } from './Tile.tsx'

type Props = {
  /** The form's slug, which makes ids unique on the page. */
  form: string
  question: FormQuestion
  /** As typed; empty if there is none. */
  answer: string
  problem: string | undefined
  /** Whether it is for others, by their postcode. Without script it isn't known. */
  isUnasked: boolean
  /** Whether the house that answers is on the page. */
  besideHouse: boolean
  /** Makes the keyboard of a phone show 'send' instead of 'next'. */
  isLastText: boolean
  onChange: (name: string, answer: string) => void
  /** Called when an answer is pressed, which also goes on to the next step. */
  onChoose: (name: string, answer: string) => void
  /** Goes on without an answer, where a number is asked for that may be left out. */
  onSkip?: (() => void) | undefined
}

export function Question(props: Props) {
  return props.question.kind === 'choice' ? (
    <Choices {...props} question={props.question} />
  ) : (
    <TextField {...props} question={props.question} />
  )
}

type ChoicesProps = Props & { question: ChoiceQuestion }

function Choices(props: ChoicesProps) {
  const { form, question, answer, problem, isUnasked, besideHouse, onChange, onChoose } = props
  const id = `${form}-${question.name}`
  const choices = (
    <>
      <legend className={styles.ask}>{question.ask}</legend>
      <p id={`${id}-help`} className={styles.help}>
        {question.help && <Hint>{question.help}</Hint>}
        {besideHouse && question.watch && <span className={styles.watch}> {question.watch}</span>}
      </p>
      <FieldProblem id={id} problem={problem} />
      <div className={styles.tiles}>
        {question.choices.map((choice, index) => (
          <Tile
            key={choice.value}
            id={`${id}-${index}`}
            name={question.name}
            choice={choice}
            isChosen={choice.value === answer}
            describedBy={index === 0 ? describedBy(id, problem) : undefined}
            isInvalid={problem !== undefined}
            isRequired={!question.optional}
            onChange={onChange}
            onChoose={onChoose}
          />
        ))}
      </div>
    </>
  )
  // An optional one is shown beside another, as a group of its own.
  return question.optional ? (
    <fieldset className={styles.aside} data-unasked={isUnasked || undefined}>
      {choices}
    </fieldset>
  ) : (
    choices
  )
}

const inputAttributes = {
  name: { type: 'text', autoComplete: 'name' },
  text: { type: 'text', autoComplete: 'address-level2' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  postcode: { type: 'text', autoComplete: 'postal-code' },
} as const

type TextFieldProps = Props & { question: TextQuestion }
type Field = HTMLInputElement | HTMLTextAreaElement

function TextField(props: TextFieldProps) {
  const { form, question, answer, problem, isLastText, onChange, onSkip } = props
  const id = `${form}-${question.name}`
  const shared = {
    id,
    dir: 'auto',
    name: question.name,
    value: answer,
    onChange: ({ currentTarget }: ChangeEvent<Field>) =>
      onChange(question.name, currentTarget.value),
    placeholder: question.placeholder,
    required: !question.optional,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy(id, problem),
  }
  return (
    <div className={question.optional && !onSkip ? styles.aside : styles.question}>
      <label htmlFor={id} className={styles.ask}>
        {question.ask}
      </label>
      <p id={`${id}-help`} className={styles.help}>
        {question.help}
        {onSkip && <span className={styles.alone}> (leave empty for email only)</span>}
      </p>
      <FieldProblem id={id} problem={problem} />
      {question.kind === 'message' ? (
        <textarea {...shared} rows={5} maxLength={5000} />
      ) : (
        <input
          {...shared}
          {...inputAttributes[question.kind]}
          enterKeyHint={isLastText ? 'send' : 'next'}
          maxLength={254}
        />
      )}
      {onSkip && (
        <button type="button" className={`link ${styles.skip}`} onClick={onSkip}>
          Email only, please
        </button>
      )}
      {question.kind === 'email' && (
        <EmailHint
          typed={answer}
          onTake={(email) => {
            onChange(question.name, email)
            document.getElementById(id)?.focus()
          }}
        />
      )}
    </div>
  )
}
