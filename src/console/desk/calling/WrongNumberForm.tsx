import { useId } from 'react'
import { brand } from '../../client/brand.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import kit from '../../ui/kit.module.css'
import { useAutoFocus } from '../../ui/use-auto-focus.ts'
import { formatPhone } from '../../words/phone.ts'
import type { LeadDetails } from '../lead/lead-query.ts'
import styles from './OutcomePanel.module.css'
import type { OutcomeRecorder } from './use-record-outcome.ts'

/** Asks for the right number, or sends the email that asks the visitor for it. */
export function WrongNumberForm({
  lead,
  name,
  recorder,
  onClose,
}: {
  lead: LeadDetails
  name: string
  recorder: OutcomeRecorder
  onClose: () => void
}) {
  const id = useId()
  const field = useAutoFocus<HTMLInputElement>()
  return (
    <form
      className={styles.panel}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault()
        const correctPhone = field.current?.value.trim()
        if (correctPhone) recorder.record({ outcome: 'wrong-number', correctPhone })
      }}
    >
      <h3 id={`${id}-title`} className={kit.heading}>
        Which number is right?
      </h3>
      <div className={kit.row}>
        <label htmlFor={id} className="visually-hidden">
          The right number
        </label>
        <input
          id={id}
          ref={field}
          className={`${kit.input} ${styles.field}`}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          aria-describedby={`${id}-means`}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            onClose()
          }}
        />
        <Button type="submit" look="gold" busy={recorder.isPending}>
          <Icon name="call" /> Save and call
        </Button>
        {lead.email && (
          <Button
            busy={recorder.isPending}
            onClick={() => recorder.record({ outcome: 'wrong-number', sendEmail: true })}
          >
            Send the email
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          It was right
        </Button>
      </div>
      <p id={`${id}-means`} className={kit.note}>
        The number as typed, {formatPhone(lead.phone, brand.country)}, stays in the history.{' '}
        {lead.email
          ? `The email asks ${name} for the right one.`
          : 'There is no email address to ask at.'}
      </p>
    </form>
  )
}
