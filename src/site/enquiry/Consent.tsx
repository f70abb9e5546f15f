import styles from './Consent.module.css'
import { Wrong } from './Wrong.tsx'

type Props = {
  form: string
  kind: 'sentence' | 'checkbox'
  wording: string
  problem?: string | undefined
}

/** What pressing the last button asks us to do. Some brands want a tick as well. */
export function Consent({ form, kind, wording, problem }: Props) {
  const id = `${form}-consent`
  return (
    <div className={styles.consent}>
      {kind === 'checkbox' ? (
        <>
          <label htmlFor={id}>
            <input
              id={id}
              type="checkbox"
              name="consent"
              required
              aria-describedby={`${id}-problem`}
            />
            {wording}
          </label>
          <Wrong id={id} target={id} question="consent" problem={problem} />
        </>
      ) : (
        <p>{wording}</p>
      )}
      <a href="/privacy">How we use your details</a>
    </div>
  )
}
