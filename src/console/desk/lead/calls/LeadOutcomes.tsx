import { useRef } from 'react'
import { isOpenState } from '#domain/lead/state.ts'
import { useIsPhone } from '../../../client/screen-size.ts'
import { CallNote } from '../../calling/CallNote.tsx'
import { Outcomes } from '../../calling/Outcomes.tsx'
import { PhoneBar } from '../../calling/PhoneBar.tsx'
import { useCall, useCallAgain } from '../../calling/use-call.ts'
import { useRecordOutcome } from '../../calling/use-record-outcome.ts'
import { leadNameId } from '../header/LeadHeader.tsx'
import type { Note } from '../history/use-note.ts'
import type { LeadDetails } from '../lead-query.ts'
import { useLeadCan } from '../use-lead-can.ts'

/** How a call, a text or an email ended: a row on laptops, and on phones the call button that turns into a sheet. */
export function LeadOutcomes({ lead, note }: { lead: LeadDetails; note: Note }) {
  const noteField = useRef<HTMLTextAreaElement>(null)
  const isPhone = useIsPhone()
  const can = useLeadCan()
  const call = useCall(lead)
  const focusName = () => document.getElementById(leadNameId)?.focus({ preventScroll: true })
  const callAgain = useCallAgain(lead)
  const recorder = useRecordOutcome({
    lead,
    note,
    onSaved: ({ correctPhone, version }) => {
      focusName()
      if (correctPhone) callAgain(version)
    },
    onUndone: focusName,
  })
  if (!can('call', lead).ok || !(isOpenState(lead.state) || call.channel)) return null
  const outcomes = (
    <Outcomes
      lead={lead}
      recorder={recorder}
      armed={call.channel !== undefined}
      channel={call.channel}
      onDrop={call.channel && !isPhone ? call.drop : undefined}
      isTitled={!isPhone}
    />
  )
  if (!isPhone) return outcomes
  return (
    <PhoneBar
      lead={lead}
      call={call}
      note={<CallNote note={note} field={noteField} onLeave={focusName} />}
      noteField={noteField}
      outcomes={outcomes}
      isBare
    />
  )
}
