import { useEffect, useRef, useState } from 'react'
import { useIsPhone } from '../../client/screen-size.ts'
import { useShortcuts } from '../../shortcuts/shortcuts.ts'
import { MaybeSamePerson } from '../lead/about/MaybeSamePerson.tsx'
import { useNote } from '../lead/history/use-note.ts'
import type { LeadDetails } from '../lead/lead-query.ts'
import { CallBody } from './CallBody.tsx'
import { CallHead } from './CallHead.tsx'
import styles from './Calling.module.css'
import { CallNote } from './CallNote.tsx'
import { CallProblem, PressedNotice } from './CallNotices.tsx'
import { Outcomes } from './Outcomes.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { PromiseBand } from './PromiseBand.tsx'
import { PutOffForm } from './PutOffForm.tsx'
import { useCall, useCallAgain } from './use-call.ts'
import { useRecordOutcome } from './use-record-outcome.ts'

type LeadCallProps = {
  lead: LeadDetails
  /** It came after another, and slides in. */
  isNext: boolean
  onSaved: (next: string | null) => void
  onUndone: (lead: string) => void
  /** It was skipped or snoozed. */
  onPutOff: () => void
  onStop: () => void
}

/** One lead, from why it is called now to how the call ended. */
export function LeadCall({ lead, isNext, onSaved, onUndone, onPutOff, onStop }: LeadCallProps) {
  const isPhone = useIsPhone()
  const note = useNote(lead.id)
  const heading = useRef<HTMLHeadingElement>(null)
  const noteField = useRef<HTMLTextAreaElement>(null)
  const focusName = () => heading.current?.focus({ preventScroll: true })
  // Screen readers announce whose turn it is, and keys work at once.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const callAgain = useCallAgain(lead)
  const [way, setWay] = useState<'skip' | 'snooze'>()
  const closeQuestion = () => {
    setWay(undefined)
    focusName()
  }
  const recorder = useRecordOutcome({
    lead,
    note,
    claimNext: true,
    onSaved: ({ correctPhone, version }, next) => {
      if (!correctPhone) return onSaved(next)
      focusName()
      callAgain(version)
    },
    onUndone: () => onUndone(lead.id),
  })
  const call = useCall(lead, { isOver: recorder.isRecorded })
  useShortcuts({
    p: () => document.getElementById('call')?.click(),
    n: () => noteField.current?.focus(),
    k: () => setWay('skip'),
    b: () => setWay('snooze'),
    Escape: way ? closeQuestion : onStop,
  })
  const outcomes = way ? (
    <PutOffForm
      key={way}
      way={way}
      lead={lead}
      onClose={closeQuestion}
      onDone={onPutOff}
      onUndone={() => onUndone(lead.id)}
    />
  ) : (
    <Outcomes lead={lead} recorder={recorder} armed={call.channel === 'phone'} />
  )
  const noteForm = <CallNote note={note} field={noteField} onLeave={focusName} key={lead.id} />
  return (
    <article className={styles.lead} data-next={isNext || undefined} aria-label="This call">
      <PressedNotice lead={lead} />
      <CallHead lead={lead} call={call} heading={heading} onPutOff={setWay} />
      <CallProblem error={call.error} />
      <MaybeSamePerson lead={lead} />
      <PromiseBand lead={lead} call={call} />
      <CallBody lead={lead} />
      {isPhone ? (
        <PhoneBar
          lead={lead}
          call={call}
          note={noteForm}
          noteField={noteField}
          outcomes={outcomes}
          isAsking={way !== undefined}
          onSkip={() => setWay('skip')}
          onSnooze={() => setWay('snooze')}
        />
      ) : (
        <div className={styles.foot}>
          {noteForm}
          {outcomes}
        </div>
      )}
    </article>
  )
}
