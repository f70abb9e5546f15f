import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { brand } from '../../client/brand.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import kit from '../../ui/kit.module.css'
import { useAutoFocus } from '../../ui/use-auto-focus.ts'
import { getCallingStatus } from '../../words/calling.ts'
import { formatTime } from '../../words/moments.ts'
import { numberToCall, phoneHref, whyNotDialled } from '../../words/phone.ts'
import { DialNotes } from '../lead/calls/CallButton.tsx'
import type { LeadDetails } from '../lead/lead-query.ts'
import { useLeadCan } from '../lead/use-lead-can.ts'
import styles from './PhoneBar.module.css'
import type { Call } from './use-call.ts'

type PhoneBarProps = {
  lead: LeadDetails
  call: Call
  note: ReactNode
  noteField: RefObject<HTMLTextAreaElement | null>
  outcomes: ReactNode
  /** The outcomes ask why the lead is put off. */
  isAsking?: boolean
  onSkip?: () => void
  onSnooze?: () => void
  /** The call button alone, where the screen has the others. */
  isBare?: boolean
}

/** On phones: the number as a button that a thumb reaches, and after the call how it ended. */
export function PhoneBar(props: PhoneBarProps) {
  const { lead, call, note, noteField, outcomes, isAsking, onSkip, onSnooze, isBare } = props
  const [isNoteOpen, setNoteOpen] = useState(false)
  const isBack = useReturn(call.channel !== undefined)
  useEffect(() => {
    if (isNoteOpen) noteField.current?.focus()
  }, [isNoteOpen, noteField])
  if (isAsking) return <div className={styles.bar}>{outcomes}</div>
  if (call.channel && isBack)
    return (
      <Sheet lead={lead} call={call}>
        {note}
        {outcomes}
      </Sheet>
    )
  return (
    <div className={styles.bar}>
      {isNoteOpen && note}
      <BigCallButton lead={lead} call={call} />
      {!isBare && (
        <div className={`${kit.actions} ${styles.row}`}>
          <Button onClick={() => setNoteOpen(!isNoteOpen)} aria-expanded={isNoteOpen}>
            <Icon name="note" /> Note
          </Button>
          {lead.email && lead.channels.includes('email') && (
            <a className={buttonClass({})} href={`mailto:${lead.email}`}>
              <Icon name="mail" /> Email
            </a>
          )}
          {onSnooze && <Button onClick={onSnooze}>Snooze</Button>}
          {onSkip && <Button onClick={onSkip}>Skip</Button>}
        </div>
      )}
    </div>
  )
}

/** The number in gold, 64 px high. Outlined while calls are not allowed. */
function BigCallButton({ lead, call }: { lead: LeadDetails; call: Call }) {
  const { now } = useLocalTime()
  const number = numberToCall(lead, brand.country)
  const can = useLeadCan()('call', lead)
  const why = whyNotDialled(lead)
  if (can.ok && why) return <p className={kit.note}>{why}</p>
  if (!number || !can.ok) return null
  const isAllowed = getCallingStatus(now, lead, brand.calling).allowed
  return (
    <>
      <a
        id="call"
        className={buttonClass({ look: isAllowed ? 'gold' : 'plain' }, styles.call)}
        href={phoneHref(lead.phone)}
        onClick={call.start}
        aria-label={`Call ${number}`}
      >
        <Icon name="call" size={22} /> {number}
      </a>
      <DialNotes lead={lead} />
    </>
  )
}

// Without a phone app the page stays on the screen.
const noAppMs = 1500

/** Whether the operator has come back from the phone app, or never left. */
function useReturn(isPending: boolean): boolean {
  const [isBack, setBack] = useState(isPending)
  useEffect(() => {
    if (!isPending) return setBack(false)
    const handleVisibility = () => {
      if (!document.hidden) setBack(true)
    }
    const timer = window.setTimeout(handleVisibility, noAppMs)
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [isPending])
  return isBack
}

function Sheet({ lead, call, children }: { lead: LeadDetails; call: Call; children: ReactNode }) {
  const { timeZone } = useLocalTime()
  const heading = useAutoFocus<HTMLHeadingElement>()
  const number = numberToCall(lead, brand.country)
  const isCall = call.channel === 'phone'
  return (
    <section className={styles.sheet} aria-labelledby="how-it-ended">
      <h3 id="how-it-ended" ref={heading} tabIndex={-1} className={kit.heading}>
        {isCall ? 'How did it end?' : 'Any answer?'}{' '}
        {isCall && (
          <small>
            called {number}
            {call.since && ` at ${formatTime(call.since, timeZone)}`}
          </small>
        )}
      </h3>
      {children}
      <div className={`${kit.row} ${styles.row}`}>
        {number && (
          <a id="call" className={buttonClass({ look: 'quiet' })} href={phoneHref(lead.phone)}>
            <Icon name="call" /> {isCall ? 'Call again' : 'Call'}
          </a>
        )}
        <Button look="quiet" onClick={call.drop}>
          {isCall ? 'I didn’t call' : 'Not sent'}
        </Button>
      </div>
    </section>
  )
}
