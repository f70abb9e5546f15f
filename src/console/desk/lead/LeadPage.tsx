import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { LeadAction } from '#domain/lead/state.ts'
import { errorMessage, isApiError, isOffline } from '../../client/api.ts'
import { useIsNarrow, useIsPhone } from '../../client/screen-size.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { useOperator } from '../../client/session.ts'
import { firstName } from '../../client/use-operators.ts'
import { useShortcuts } from '../../shortcuts/shortcuts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { formatTime } from '../../words/moments.ts'
import { CallProblem, PressedNotice } from '../calling/CallNotices.tsx'
import { PutOffForm } from '../calling/PutOffForm.tsx'
import { queueDeskQuery } from '../calling/queue-api.ts'
import { useCall } from '../calling/use-call.ts'
import { Answers } from './about/Answers.tsx'
import { Attribution, CalculatorEstimate } from './about/Attribution.tsx'
import { Consent } from './about/Consent.tsx'
import { OtherEnquiries } from './about/OtherEnquiries.tsx'
import { PersonalData } from './about/PersonalData.tsx'
import { LeadOutcomes } from './calls/LeadOutcomes.tsx'
import { PendingContactNotice } from './calls/PendingContactNotice.tsx'
import { Complaint } from './complaint/Complaint.tsx'
import { ContactDetails } from './contact/ContactDetails.tsx'
import { Deliveries } from './deliveries/Deliveries.tsx'
import { LeadHeader } from './header/LeadHeader.tsx'
import { NoteForm } from './history/NoteForm.tsx'
import { Timeline } from './history/Timeline.tsx'
import { useNote } from './history/use-note.ts'
import styles from './LeadPage.module.css'
import type { LeadDetails } from './lead-query.ts'
import { DeskLetters } from './letters/DeskLetters.tsx'
import { Matching } from './matching/Matching.tsx'
import { PromiseStatus } from './promise/PromiseStatus.tsx'
import { RejectedChange } from './RejectedChange.tsx'
import { SnoozedNotice } from './SnoozedNotice.tsx'
import { type AskedState, States } from './states/States.tsx'
import { useLeadCan } from './use-lead-can.ts'
import { type ChangeLead, toSnapshot, useLeadChange } from './use-lead-change.ts'
import { useNeighbours } from './use-neighbours.ts'
import { Feedback } from './visitor/Feedback.tsx'
import { Holders } from './visitor/Holders.tsx'
import { NotCalledNotice } from './visitor/NotCalledNotice.tsx'

/** `fetchError` is why the lead could not be fetched again. */
export function LeadPage({ lead, fetchError }: { lead: LeadDetails; fetchError: unknown }) {
  const operator = useOperator()
  const neighbours = useNeighbours(lead.id)
  const noteField = useRef<HTMLTextAreaElement>(null)
  const note = useNote(lead.id)
  const mutation = useLeadChange()
  const [rejection, setRejection] = useState<unknown>()
  const [isSnoozing, setSnoozing] = useState(false)
  // Kept here, since the form moves to another place on narrow screens.
  const [asked, setAsked] = useState<AskedState>()

  const change: ChangeLead = (leadChange, onSuccess) => {
    setRejection(undefined)
    mutation.mutate(
      { lead: toSnapshot(lead), change: leadChange },
      { onError: setRejection, onSuccess },
    )
  }
  const focusNote = () => noteField.current?.focus()
  const press = (id: string) => () => document.getElementById(id)?.click()
  const navigate = useNavigate()
  const startCalling = () => void navigate({ to: '/console/calling', search: { lead: lead.id } })
  const can = useLeadCan()
  const call = useCall(lead)
  /** Handles a key, or focuses the element that says why the action is not allowed. */
  const ifAllowed = (action: LeadAction, handle: () => void, reasonId: string) => () => {
    if (can(action, lead).ok) handle()
    else document.getElementById(reasonId)?.focus()
  }
  useShortcuts({
    j: neighbours.next,
    k: neighbours.previous,
    u: neighbours.back,
    Escape: isSnoozing ? () => setSnoozing(false) : neighbours.back,
    p: ifAllowed('call', press('call'), 'no-contact'),
    e: ifAllowed('email', press('mail'), 'no-contact'),
    t: ifAllowed('assign', () => change({ owner: operator.id }), 'no-contact'),
    s: ifAllowed('call', startCalling, 'no-contact'),
    n: focusNote,
    ...(lead.nextAction ? { b: () => setSnoozing(true) } : {}),
  })

  const editing = { lead, onChange: change, busy: mutation.isPending }
  const isPhone = useIsPhone()
  const isNarrow = useIsNarrow()
  const outcomes = <LeadOutcomes lead={lead} note={note} />
  const state = (
    <aside className={styles.first} aria-label="What can happen">
      <States {...editing} asked={asked} onAsk={setAsked} />
      <Feedback lead={lead} />
      <OtherEnquiries lead={lead} />
    </aside>
  )
  return (
    <>
      <LeadHeader
        {...editing}
        neighbours={neighbours}
        onSnooze={lead.nextAction ? () => setSnoozing(true) : undefined}
      />
      {isSnoozing && <PutOffForm way="snooze" lead={lead} onClose={() => setSnoozing(false)} />}
      <SnoozedNotice lead={lead} />
      <StaleLeadNotice error={fetchError} />
      <NotCalledNotice lead={lead} />
      <RejectedChange error={rejection} note={note} onDismiss={() => setRejection(undefined)} />
      <CalledByNotice lead={lead} />
      <PressedNotice lead={lead} />
      <CallProblem error={call.error} />
      {!isPhone && outcomes}
      <PendingContactNotice except={lead.id} />
      {lead.isComplaint ? <Complaint lead={lead} /> : <PromiseStatus lead={lead} />}
      <div className={styles.columns}>
        {!isNarrow && state}
        <div className={styles.main}>
          {!lead.isComplaint && <Matching lead={lead} />}
          <ContactDetails lead={lead} />
          <Answers lead={lead} />
          {isNarrow && state}
          <NoteForm note={note} field={noteField} />
          <Timeline lead={lead} />
          <DeskLetters lead={lead} />
          <Deliveries lead={lead} />
        </div>
        <aside className={styles.rest} aria-label="Behind it">
          <CalculatorEstimate lead={lead} />
          <Attribution lead={lead} />
          <Holders lead={lead} />
          <Consent lead={lead} />
          <PersonalData lead={lead} />
        </aside>
      </div>
      {isPhone && outcomes}
    </>
  )
}

function StaleLeadNotice({ error }: { error: unknown }) {
  if (!error || isApiError(error, 'signed-out')) return null
  const reason = isOffline(error) ? 'No connection.' : errorMessage(error)
  return (
    <Notice kind="sky" icon="offline">
      {`${reason} This is the lead as it was last read; its clock keeps counting.`}
    </Notice>
  )
}

/** Shows that another operator has this lead open, or one that is or may be the same person's, and whether they are calling. */
function CalledByNotice({ lead }: { lead: LeadDetails }) {
  const { id } = useOperator()
  const { timeZone } = useLocalTime()
  const operators = useQuery(queueDeskQuery).data?.operators ?? []
  const theirs = [lead, ...lead.others.filter(({ separate }) => !separate)].map((one) => one.id)
  const other = operators.find(
    (operator) => operator.id !== id && theirs.includes(operator.lead?.id ?? ''),
  )
  if (!other) return null
  const since = other.callingSince ?? other.since
  return (
    <Notice kind="sky" icon="call">
      <b>
        {firstName(other.name)} {other.callingSince ? 'is calling' : 'has them open to call'}
      </b>
      {since && `, since ${formatTime(since, timeZone)}`}. Ask before you call: they see it when you
      press Call.
    </Notice>
  )
}
