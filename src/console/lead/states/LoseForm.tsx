import { useEffect, useRef, useState } from 'react'
import { type LostReason, lostReasons } from '#domain/lead/state.ts'
import { Button } from '../../ui/Button.tsx'
import { lostReasonLabels } from '../../words/labels.ts'
import styles from './StateForm.module.css'

/** Asks why the lead was lost. */
export function LoseForm({
  onSubmit,
  onCancel,
}: {
  onSubmit: (loss: { because: LostReason; line?: string }) => void
  onCancel: () => void
}) {
  const [reason, setReason] = useState<LostReason>()
  const [line, setLine] = useState('')
  const firstField = useRef<HTMLInputElement>(null)
  useEffect(() => firstField.current?.focus(), [])
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (reason) onSubmit({ because: reason, ...(line.trim() ? { line } : {}) })
      }}
    >
      <fieldset>
        <legend>Why was it lost?</legend>
        {lostReasons.map((option, index) => (
          <label key={option}>
            <input
              ref={index === 0 ? firstField : undefined}
              type="radio"
              name="because"
              required
              checked={reason === option}
              onChange={() => setReason(option)}
            />{' '}
            {lostReasonLabels[option]}
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
        <Button small onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
