import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { errorMessage, isOffline } from '../../client/api.ts'
import { useIsPhone } from '../../client/screen-size.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { useOperator } from '../../client/session.ts'
import { useOperatorName } from '../../client/use-operators.ts'
import { useShortcuts } from '../../shortcuts/shortcuts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { formatTime } from '../../words/moments.ts'
import { useNote } from '../lead/history/use-note.ts'
import type { LeadDetails } from '../lead/lead-query.ts'
import { CallBody } from './CallBody.tsx'
import { CallHead } from './CallHead.tsx'
import styles from './Calling.module.css'
import { CallNote } from './CallNote.tsx'
import { MaybeSamePerson } from './MaybeSamePerson.tsx'
import { Outcomes } from './Outcomes.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { PromiseBand } from './PromiseBand.tsx'
import { PutOffForm } from './PutOffForm.tsx'
import { queueDeskQuery } from './queue-api.ts'
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
      {call.error ? (
        <Notice kind="sky">
          {isOffline(call.error)
            ? 'No connection. That you pressed Call is kept here: say how it ended, and that is saved when the connection is back.'
            : errorMessage(call.error)}
        </Notice>
      ) : null}
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

/** Somebody else pressed Call on this lead, or on another one of this person. */
function PressedNotice({ lead }: { lead: LeadDetails }) {
  const me = useOperator()
  const nameOf = useOperatorName()
  const { timeZone } = useLocalTime()
  const operators = useQuery(queueDeskQuery).data?.operators ?? []
  const mine = operators.find(({ id }) => id === me.id)
  if (mine?.lead?.id !== lead.id || !mine.pressed) return null
  const { by, at } = mine.pressed
  return (
    <Notice kind="clay" icon="call">
      <b>{nameOf(by)} is calling this one now</b>, since {formatTime(at, timeZone)}. Ask them before
      you call.
    </Notice>
  )
}
