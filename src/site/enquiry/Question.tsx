import type { ChangeEvent } from 'react'
import type {
  ChoiceQuestion,
  Question as FormQuestion,
  TextQuestion,
} from '#domain/enquiry/form.ts'
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
  /** Whether the house that answers stands on the page. */
  besideHouse: boolean
  /** Makes the keyboard of a phone show 'send' instead of 'next'. */
  isLastText: boolean
  onChange: (name: string, answer: string) => void
  /** Called when an answer is pressed, which also goes on to the next step. */
  onChoose: (name: string, answer: string) => void
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
  const { form, question, answer, problem, besideHouse, onChange, onChoose } = props
  const id = `${form}-${question.name}`
  return (
    <>
      <legend className={styles.ask}>{question.ask}</legend>
      <p id={`${id}-help`} className={styles.help}>
        {[question.help, besideHouse && question.watch].filter(Boolean).join(' ')}
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
            onChange={onChange}
            onChoose={onChoose}
          />
        ))}
      </div>
    </>
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

function TextField({ form, question, answer, problem, isLastText, onChange }: TextFieldProps) {
  const id = `${form}-${question.name}`
  const shared = {
    id,
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
    <div className={question.optional ? styles.aside : styles.question}>
      <label htmlFor={id} className={styles.ask}>
        {question.ask}
      </label>
      <p id={`${id}-help`} className={styles.help}>
        {question.help}
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
