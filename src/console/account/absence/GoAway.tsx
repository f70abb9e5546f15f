import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wallClock } from '#domain/calendar.ts'
import { brand } from '../../client/brand.ts'
import { serverTime, useLocalTime } from '../../client/server-time.ts'
import { useOperator } from '../../client/session.ts'
import { firstName } from '../../client/use-operators.ts'
import { Confirm } from '../../ui/form/Confirm.tsx'
import { Field, RadioField } from '../../ui/form/Field.tsx'
import { spellCount } from '../../words/labels.ts'
import { absencesQuery, useGoAway } from './absence-queries.ts'
import { formatDays, formatUntil } from './format-absence.ts'

type Values = {
  when: 'open' | 'time' | 'days'
  time?: string
  from?: string
  until?: string
  givesBack?: 'yes' | 'no'
}

/** Asks how long an operator is away, and what happens to their open leads. */
export function GoAway({
  operator,
  onClose,
}: {
  /** Another operator that an owner marks as away. */
  operator?: { id: string; name: string; openLeads: number }
  onClose: () => void
}) {
  const local = useLocalTime()
  // What is open may have changed since the sidebar asked.
  const mine = useQuery({ ...absencesQuery, refetchOnMount: 'always' }).data?.openLeads ?? 0
  const openLeads = operator?.openLeads ?? mine
  const me = useOperator()
  const [when, setWhen] = useState('open')
  const who = operator ? `${firstName(operator.name)} is` : 'You’re'
  const away = useGoAway(({ from, until, leads }) => {
    const isPlanned = Date.parse(from) > serverTime().getTime() + 60_000
    const back = operator ? 'they’re back' : 'you’re back'
    const period = isPlanned
      ? formatDays({ from, until }, local)
      : formatUntil({ until }, local, back)
    const given =
      leads > 0
        ? ` ${spellCount(leads, 'lead')} ${leads === 1 ? 'is' : 'are'} back in the queue.`
        : ''
    return `${who} away ${period}.${given}`
  }, onClose)
  const today = wallClock(local.now, brand.timeZone).date
  const submission = {
    mutate: ({ time, from, until, givesBack }: Values) =>
      away.mutate({
        ...(operator && operator.id !== me.id ? { operator: operator.id } : {}),
        ...(when === 'time' ? { until: `${today}T${time}` } : {}),
        ...(when === 'days' ? { from, until } : {}),
        givesBack: givesBack === 'yes',
      }),
    isPending: away.isPending,
    error: away.error,
  }
  return (
    <Confirm
      title={operator ? `${operator.name} is away?` : 'Going away?'}
      text={`${operator ? `${firstName(operator.name)} is` : 'You’re'} given no leads meanwhile.`}
      yes={operator ? 'Note it' : 'I’m away'}
      submission={submission}
      onCancel={onClose}
    >
      <RadioField
        name="when"
        legend="How long?"
        initial="open"
        onChange={setWhen}
        options={[
          {
            value: 'open',
            label: operator ? 'From now until they’re back' : 'From now until I’m back',
          },
          { value: 'time', label: 'From now until a time today' },
          { value: 'days', label: 'On days to come' },
        ]}
      />
      {when === 'time' && <Field name="time" label="Back at" type="time" required />}
      {when === 'days' && (
        <>
          <Field name="from" label="First day" type="date" min={today} required />
          <Field name="until" label="Last day" type="date" min={today} required />
        </>
      )}
      {openLeads > 0 && (
        <RadioField
          name="givesBack"
          legend={questionOf(openLeads, { mine: !operator, isPlanned: when === 'days' })}
          initial="yes"
          options={[
            { value: 'yes', label: 'They go back to the queue' },
            { value: 'no', label: operator ? 'They stay theirs' : 'They stay mine' },
          ]}
        />
      )}
    </Confirm>
  )
}

function questionOf(
  openLeads: number,
  { mine, isPlanned }: { mine: boolean; isPlanned: boolean },
): string {
  if (isPlanned) return `Leads open ${mine ? 'when you go' : 'when they go'}?`
  const leads = spellCount(openLeads, 'open lead').toLowerCase()
  return `${mine ? 'You have' : 'They have'} ${leads}. What becomes of ${openLeads === 1 ? 'it' : 'them'}?`
}
