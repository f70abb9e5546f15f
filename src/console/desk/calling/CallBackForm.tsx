import { useState } from 'react'
import type { CallBackChoice } from '#domain/desk/call-back-time.ts'
import { brand } from '../../client/brand.ts'
import { useLocalTime } from '../../client/server-time.ts'
import type { LeadDetails } from '../lead/lead-query.ts'
import { AskPanel } from './AskPanel.tsx'
import { parseTypedTime } from './call-back-words.ts'
import type { OutcomeRecorder } from './use-record-outcome.ts'

/** Asks when to call back. */
export function CallBackForm({
  lead,
  name,
  recorder,
  choices = [],
  onClose,
}: {
  lead: LeadDetails
  name: string
  recorder: OutcomeRecorder
  choices?: readonly CallBackChoice[] | undefined
  onClose: () => void
}) {
  const [text, setText] = useState('')
  const typed = parseTypedTime(text, lead, useLocalTime(), brand.calling)
  const choose = (at: string) => recorder.record({ outcome: 'call-back', callBackAt: at })
  return (
    <AskPanel
      title={`When shall we call ${name} back?`}
      choices={choices.map(({ label, at }) => ({ label, onChoose: () => choose(at) }))}
      label="Or type it"
      placeholder="fri 4, mon 3pm"
      text={text}
      onType={setText}
      submit={{
        label: 'Save',
        isReady: typed.ok && !recorder.isPending,
        onPress: () => typed.ok && choose(typed.at),
      }}
      cancel={{ label: 'Not a call back', onPress: onClose }}
      means={typed.sentence || `A time that ${name} names. Without one, take a choice above.`}
    />
  )
}
