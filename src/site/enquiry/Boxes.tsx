import type { ReactNode } from 'react'
import { channelBoxes, type Ticks } from '#domain/privacy/channel-consent.ts'
import styles from './Boxes.module.css'
import type { BoxWordings } from './enquiry-props.ts'
import { FieldProblem, problemId } from './FieldProblem.tsx'

type Props = {
  /** The form's slug. */
  form: string
  answer: ReactNode
  wordings: BoxWordings
  /** As they were sent, where that was rejected. None is ticked beforehand. */
  ticks: Ticks | undefined
  /** The problem without consent to an answer. */
  problem: string | undefined
  onChange: (box: keyof Ticks) => void
}

/** What we may do with the details, by a box for each channel. */
export function Boxes({ form, answer, wordings, ticks, problem, onChange }: Props) {
  const box = (name: keyof Ticks, wording: ReactNode) => {
    const id = `${form}-agree-${name}`
    const isInvalid = name === 'answer' && problem !== undefined
    return (
      <label key={name} htmlFor={id} className={styles.box}>
        <input
          id={id}
          type="checkbox"
          name={`agree-${name}`}
          defaultChecked={ticks?.[name] ?? false}
          required={name === 'answer'}
          onChange={() => onChange(name)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? problemId(id) : undefined}
        />
        <span>{wording}</span>
      </label>
    )
  }
  return (
    <div className={styles.boxes}>
      {box('answer', answer)}
      <FieldProblem id={`${form}-agree-answer`} problem={problem} />
      <fieldset>
        <legend>May we do more than write?</legend>
        {channelBoxes.map((name) => box(name, wordings[name]))}
      </fieldset>
      <p className={styles.note}>{wordings.note}</p>
      <a href="/privacy">How we use your details</a>
    </div>
  )
}
