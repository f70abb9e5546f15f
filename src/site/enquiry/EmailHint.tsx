import { useEffect, useState } from 'react'
import { suggestEmail } from '#domain/enquiry/suggest-email.ts'
import styles from './EmailHint.module.css'

type Props = { typed: string; onTake: (email: string) => void }

/** How long typing has to pause before an address that could still become right is questioned. */
const pauseMs = 600

/** Asks about an address that looks mistyped. It rejects nothing: the form goes on with either. */
export function EmailHint({ typed, onTake }: Props) {
  const suggestion = suggestEmail(typed)
  const [rested, setRested] = useState('')
  const waitMs = suggestion?.isPerhapsUnfinished ? pauseMs : 0
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), waitMs)
    return () => clearTimeout(timer)
  }, [typed, waitMs])
  return (
    <p role="status" className={styles.hint}>
      {suggestion && rested === typed && (
        <>
          Did you mean{' '}
          <button type="button" className="link" onClick={() => onTake(suggestion.email)}>
            {suggestion.email}
          </button>
          ?
        </>
      )}
    </p>
  )
}
