import { useEffect, useRef, useState } from 'react'
import { type LostReason, lostReasons } from '#domain/lead/state.ts'
import { Button } from '../../ui/Button.tsx'
import { lostReasonLabels } from '../../words/labels.ts'
import styles from './StateForm.module.css'

/** Asks why a lead was lost, where it was said that it is. */
export function LoseForm({
  lose,
  cancel,
}: {
  lose: (why: { because: LostReason; line?: string }) => void
  cancel: () => void
}) {
  const [because, setBecause] = useState<LostReason>()
  const [line, setLine] = useState('')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (because) lose({ because, ...(line.trim() ? { line } : {}) })
      }}
    >
      <fieldset>
        <legend>Why was it lost?</legend>
        {lostReasons.map((reason, index) => (
          <label key={reason}>
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name="because"
              required
              checked={because === reason}
              onChange={() => setBecause(reason)}
            />{' '}
            {lostReasonLabels[reason]}
          </label>
        ))}
      </fieldset>
      <label className={styles.line}>
        In a line, if you like
        <input value={line} maxLength={200} onChange={({ target }) => setLine(target.value)} />
      </label>
      <div className={styles.actions}>
        <Button small look="dark" type="submit">
          Mark lost
        </Button>
        <Button small onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
