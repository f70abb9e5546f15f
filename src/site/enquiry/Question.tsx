import type { Question as Asked, ChoiceQuestion, TextQuestion } from '#domain/enquiry/form.ts'
import styles from './Question.module.css'
import { Tile } from './Tile.tsx'
import { Wrong } from './Wrong.tsx'

type Props = {
  /** The form's slug, which makes ids unique on the page. */
  form: string
  question: Asked
  problem?: string | undefined
  /** The keyboard of a phone says 'send' instead of 'next'. */
  isLastText: boolean
  onChoose: () => void
}

export function Question(props: Props) {
  return props.question.kind === 'choice' ? (
    <Choices {...props} question={props.question} />
  ) : (
    <TextField {...props} question={props.question} />
  )
}

function Choices({ form, question, problem, onChoose }: Props & { question: ChoiceQuestion }) {
  const id = `${form}-${question.name}`
  return (
    <>
      <legend className={styles.ask}>{question.ask}</legend>
      <p id={`${id}-help`} className={styles.help}>
        {question.help}
      </p>
      <Wrong id={id} target={`${id}-0`} question={question.name} problem={problem} />
      <div className={styles.tiles}>
        {question.choices.map((choice, index) => (
          <Tile
            key={choice.value}
            id={`${id}-${index}`}
            name={question.name}
            choice={choice}
            describedBy={index === 0 ? `${id}-help ${id}-problem` : undefined}
            invalid={problem !== undefined}
            onChoose={onChoose}
          />
        ))}
      </div>
    </>
  )
}

const typing = {
  name: { type: 'text', autoComplete: 'name' },
  text: { type: 'text', autoComplete: 'address-level2' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  postcode: { type: 'text', autoComplete: 'postal-code' },
} as const

function TextField({ form, question, problem, isLastText }: Props & { question: TextQuestion }) {
  const id = `${form}-${question.name}`
  const shared = {
    id,
    name: question.name,
    placeholder: question.placeholder,
    required: !question.optional,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': `${id}-help ${id}-problem`,
  }
  return (
    <div className={question.optional ? styles.aside : styles.question}>
      <label htmlFor={id} className={styles.ask}>
        {question.ask}
      </label>
      <p id={`${id}-help`} className={styles.help}>
        {question.optional ? 'You can leave this empty.' : question.help}
      </p>
      <Wrong id={id} target={id} question={question.name} problem={problem} />
      {question.kind === 'message' ? (
        <textarea {...shared} rows={5} maxLength={5000} />
      ) : (
        <input
          {...shared}
          {...typing[question.kind]}
          enterKeyHint={isLastText ? 'send' : 'next'}
          maxLength={254}
        />
      )}
    </div>
  )
}
