import { useRef, useState } from 'react'
import type { LeadAction } from '#domain/lead/state.ts'
import { useKeys } from '../keys/keys.ts'
import { useOperator } from '../session.ts'
import { AfterCall } from './AfterCall.tsx'
import { Answers } from './Answers.tsx'
import { AskedBefore } from './AskedBefore.tsx'
import { CameFrom } from './CameFrom.tsx'
import { Consent } from './Consent.tsx'
import { Day } from './Day.tsx'
import { Deliveries } from './Deliveries.tsx'
import { EarlierCall } from './EarlierCall.tsx'
import { Head } from './Head.tsx'
import styles from './LeadPage.module.css'
import { type LeadOnPage, seenOf } from './lead-query.ts'
import { NotDone } from './NotDone.tsx'
import { Notes } from './Notes.tsx'
import { PersonalData } from './PersonalData.tsx'
import { StaleLead } from './StaleLead.tsx'
import { States } from './States.tsx'
import { Timeline } from './Timeline.tsx'
import { useCan } from './use-can.ts'
import { useChange, type Wish } from './use-change.ts'
import { useNeighbours } from './use-neighbours.ts'
import { useNote } from './use-note.ts'
import { WorkedOut } from './WorkedOut.tsx'

export type Make = (wish: Wish, then?: () => void) => void

export function LeadPage({ lead, stale }: { lead: LeadOnPage; stale: unknown }) {
  const operator = useOperator()
  const neighbours = useNeighbours(lead.id)
  const field = useRef<HTMLTextAreaElement>(null)
  const note = useNote(lead.id)
  const change = useChange()
  const [refused, setRefused] = useState<unknown>()

  const make: Make = (wish, then) => {
    setRefused(undefined)
    change.mutate({ lead: seenOf(lead), wish }, { onError: setRefused, onSuccess: then })
  }
  const press = (id: string) => () => document.getElementById(id)?.click()
  const can = useCan()
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
      <Head lead={lead} neighbours={neighbours} make={make} busy={change.isPending} />
      <StaleLead error={stale} />
      <NotDone error={refused} note={note} dismiss={() => setRefused(undefined)} />
      <AfterCall
        lead={lead}
        make={make}
        busy={change.isPending}
        write={() => field.current?.focus()}
      />
      <EarlierCall shown={lead.id} />
      <Day lead={lead} />
      <div className={styles.columns}>
        <aside className={styles.first} aria-label="What can happen">
          <States lead={lead} make={make} busy={change.isPending} />
          <AskedBefore lead={lead} />
        </aside>
        <div className={styles.main}>
          <Answers lead={lead} />
          <Notes note={note} field={field} />
          <Timeline lead={lead} />
          <Deliveries lead={lead} />
        </div>
        <aside className={styles.rest} aria-label="Behind it">
          <WorkedOut lead={lead} />
          <CameFrom lead={lead} />
          <Consent lead={lead} />
          <PersonalData lead={lead} />
        </aside>
      </div>
    </>
  )
}
