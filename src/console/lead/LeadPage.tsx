import { useRef, useState } from 'react'
import type { LeadAction } from '#domain/lead/state.ts'
import { useKeys } from '../keys/keys.ts'
import { useOperator } from '../session.ts'
import { Answers } from './about/Answers.tsx'
import { Attribution } from './about/Attribution.tsx'
import { CalculatorEstimate } from './about/CalculatorEstimate.tsx'
import { Consent } from './about/Consent.tsx'
import { OtherEnquiries } from './about/OtherEnquiries.tsx'
import { PersonalData } from './about/PersonalData.tsx'
import { CallOutcomeForm } from './calls/CallOutcomeForm.tsx'
import { PendingCallNotice } from './calls/PendingCallNotice.tsx'
import { Deliveries } from './deliveries/Deliveries.tsx'
import { LeadHeader } from './header/LeadHeader.tsx'
import { NoteForm } from './history/NoteForm.tsx'
import { Timeline } from './history/Timeline.tsx'
import { useNote } from './history/use-note.ts'
import styles from './LeadPage.module.css'
import { type LeadDetails, toSnapshot } from './lead-query.ts'
import { PromiseStatus } from './promise/PromiseStatus.tsx'
import { RejectedChange } from './RejectedChange.tsx'
import { StaleLead } from './StaleLead.tsx'
import { States } from './states/States.tsx'
import { useLeadCan } from './use-lead-can.ts'
import { type LeadChange, useLeadChange } from './use-lead-change.ts'
import { useNeighbours } from './use-neighbours.ts'

export type Make = (wish: LeadChange, then?: () => void) => void

export function LeadPage({ lead, stale }: { lead: LeadDetails; stale: unknown }) {
  const operator = useOperator()
  const neighbours = useNeighbours(lead.id)
  const field = useRef<HTMLTextAreaElement>(null)
  const note = useNote(lead.id)
  const change = useLeadChange()
  const [refused, setRefused] = useState<unknown>()

  const make: Make = (wish, then) => {
    setRefused(undefined)
    change.mutate({ lead: toSnapshot(lead), wish }, { onError: setRefused, onSuccess: then })
  }
  const press = (id: string) => () => document.getElementById(id)?.click()
  const can = useLeadCan()
  /** Does what a key asks for, or goes to the place that says why not. */
  const allowed = (action: LeadAction, act: () => void, whyNot: string) => () => {
    if (can(action, lead).ok) act()
    else document.getElementById(whyNot)?.focus()
  }
  useKeys({
    j: neighbours.next,
    k: neighbours.previous,
    u: neighbours.back,
    Escape: neighbours.back,
    p: allowed('call', press('call'), 'no-contact'),
    e: allowed('email', press('mail'), 'no-contact'),
    t: allowed('assign', () => make({ owner: operator.id }), 'no-contact'),
    c: allowed('contact', () => make({ action: 'contact' }), 'states'),
    n: () => field.current?.focus(),
  })

  return (
    <>
      <LeadHeader lead={lead} neighbours={neighbours} make={make} busy={change.isPending} />
      <StaleLead error={stale} />
      <RejectedChange error={refused} note={note} dismiss={() => setRefused(undefined)} />
      <CallOutcomeForm
        lead={lead}
        make={make}
        busy={change.isPending}
        write={() => field.current?.focus()}
      />
      <PendingCallNotice shown={lead.id} />
      <PromiseStatus lead={lead} />
      <div className={styles.columns}>
        <aside className={styles.first} aria-label="What can happen">
          <States lead={lead} make={make} busy={change.isPending} />
          <OtherEnquiries lead={lead} />
        </aside>
        <div className={styles.main}>
          <Answers lead={lead} />
          <NoteForm note={note} field={field} />
          <Timeline lead={lead} />
          <Deliveries lead={lead} />
        </div>
        <aside className={styles.rest} aria-label="Behind it">
          <CalculatorEstimate lead={lead} />
          <Attribution lead={lead} />
          <Consent lead={lead} />
          <PersonalData lead={lead} />
        </aside>
      </div>
    </>
  )
}
