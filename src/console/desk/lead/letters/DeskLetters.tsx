import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOperatorName } from '../../../client/use-operators.ts'
import { Button } from '../../../ui/Button.tsx'
import kit from '../../../ui/kit.module.css'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Moment } from '../../../ui/Moment.tsx'
import { Section, SectionText } from '../../../ui/Section.tsx'
import type { LeadDetails } from '../lead-query.ts'
import { useLeadCan } from '../use-lead-can.ts'
import styles from './DeskLetters.module.css'
import { letterDraftsQuery } from './letters-query.ts'
import { WriteLetter } from './WriteLetter.tsx'

/** What operators wrote to this person, and a form to write to them. */
export function DeskLetters({ lead }: { lead: LeadDetails }) {
  const [isOpen, setIsOpen] = useState(false)
  const openButton = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setIsOpen(false))
    openButton.current?.focus()
  }
  const can = useLeadCan()
  if (lead.letters.length === 0 && !can('email', lead).ok) return null
  return (
    <Section title="Emails from the desk">
      {isOpen ? (
        <OpenForm lead={lead} onClose={close} />
      ) : (
        can('email', lead).ok && (
          <Button small ref={openButton} onClick={() => setIsOpen(true)}>
            Write an email…
          </Button>
        )
      )}
      {lead.letters.length > 0 && <Written lead={lead} />}
    </Section>
  )
}

function OpenForm({ lead, onClose }: { lead: LeadDetails; onClose: () => void }) {
  const query = useQuery(letterDraftsQuery(lead.id))
  return (
    <Loaded query={query}>
      {(drafts) =>
        drafts.reason ? (
          <>
            <SectionText>{drafts.reason}, so the desk can’t write to them.</SectionText>
            <Button small onClick={onClose}>
              Close
            </Button>
          </>
        ) : (
          <WriteLetter lead={lead} drafts={drafts} onClose={onClose} />
        )
      }
    </Loaded>
  )
}

function Written({ lead }: { lead: LeadDetails }) {
  const nameOf = useOperatorName()
  return (
    <ul className={`${kit.lines} ${styles.letters}`}>
      {lead.letters.map(({ id, operator, subject, body, at }) => (
        <li key={id}>
          <details>
            <summary>
              <b>{subject}</b>
              <small>
                {nameOf(operator)}, <Moment at={at} way="withToday" />, {statusOf(lead, id)}
              </small>
            </summary>
            <p className={kit.box}>{body}</p>
          </details>
        </li>
      ))}
    </ul>
  )
}

/** What became of it, after who wrote it and when. */
function statusOf(lead: LeadDetails, id: string): string {
  const delivery = lead.deliveries.find((one) => one.id === id)
  if (delivery?.state === 'written to a file') return 'written to a file, not sent'
  if (delivery?.deliveredAt) return 'sent'
  if (delivery?.gaveUpAt) return 'not sent: their mailbox didn’t take it'
  return delivery?.retryAt ? 'on its way' : 'stopped before it was sent'
}
