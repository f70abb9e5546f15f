import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { backFromSnooze } from '#domain/desk/next-action.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { brand } from '../../client/brand.ts'
import { useLocalTime } from '../../client/server-time.ts'
import kit from '../../ui/kit.module.css'
import { formatToday, type LocalTime } from '../../words/moments.ts'
import type { LeadDetails } from '../lead/lead-query.ts'
import { AskPanel } from './AskPanel.tsx'
import { parseTypedTime } from './call-back-words.ts'
import styles from './OutcomePanel.module.css'
import { previewsQuery } from './queue-api.ts'
import type { PuttingOff } from './use-put-off.ts'

/** Asks until when a lead is snoozed, and for a few words why. */
export function SnoozeForm({
  lead,
  name,
  putOff,
  onClose,
}: {
  lead: LeadDetails
  name: string
  putOff: PuttingOff
  onClose: () => void
}) {
  const line = useId()
  const [text, setText] = useState('')
  const [why, setWhy] = useState('')
  const local = useLocalTime()
  const choices = useQuery(previewsQuery(lead.id, lead.version)).data?.['call-back'].choices ?? []
  const typed = parseTypedTime(text, lead, local, brand.calling)
  const snooze = (until: string) => putOff.mutate({ until, line: why })
  return (
    <AskPanel
      title={`When shall ${name} come back to you?`}
      choices={choices.map(({ label, at }) => ({ label, onChoose: () => snooze(at) }))}
      label="Or type it"
      placeholder="fri 4, mon 3pm"
      text={text}
      onType={setText}
      submit={{
        label: 'Snooze',
        isReady: typed.ok && !putOff.isPending,
        onPress: () => typed.ok && snooze(typed.at),
      }}
      cancel={{ label: 'Don’t snooze', onPress: onClose }}
      means={
        `${typed.sentence} ${typed.ok ? soonerSentence(typed.at, lead, local) : ''}`.trim() || whose
      }
    >
      <label htmlFor={line} className={kit.muted}>
        Why
      </label>
      <input
        id={line}
        className={`${kit.input} ${styles.field}`}
        autoComplete="off"
        maxLength={200}
        placeholder="asks her landlord"
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
    </AskPanel>
  )
}

const whose = 'They come back to you, or to everybody while you’re away.'

/** That a lead comes back sooner, where its promise would end before. */
function soonerSentence(until: string, lead: LeadDetails, local: LocalTime): string {
  const { nextAction, promisedBy } = lead
  if (!nextAction) return ''
  const at = new Date(local.now).toISOString()
  const calendar = callingCalendar(brand.calling, lead)
  const back = backFromSnooze({ at, until }, nextAction, lead, calendar)
  if (back >= until || !promisedBy) return whose
  return `The promise ends ${formatToday(promisedBy, local)}, so they come back ${formatToday(back, local)} for a last try before.`
}
