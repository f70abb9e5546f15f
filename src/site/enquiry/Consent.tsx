import type { ReactNode } from 'react'
import styles from './Consent.module.css'
import { FieldProblem, problemId } from './FieldProblem.tsx'

type Props = {
  form: string
  wording: ReactNode
  mustTick: boolean
  problem: string | undefined
  onChange: () => void
}

/** What pressing the last button asks us to do. Some brands require a tick as well. */
export function Consent({ form, wording, mustTick, problem, onChange }: Props) {
  const id = `${form}-consent`
  return (
    <div className={`muted ${styles.consent}`}>
      {mustTick ? (
        <>
          <label htmlFor={id}>
            <input
              id={id}
              type="checkbox"
              name="consent"
              required
              onChange={onChange}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? problemId(id) : undefined}
            />
            {wording}
          </label>
          <FieldProblem id={id} problem={problem} />
        </>
      ) : (
        <p>{wording}</p>
      )}
      <a href="/privacy">How we use your details</a>
    </div>
  )
}
