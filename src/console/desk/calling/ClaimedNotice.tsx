import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocalTime } from '../../client/server-time.ts'
import { firstName } from '../../client/use-operators.ts'
import { Notice } from '../../ui/Notice.tsx'
import { formatTime } from '../../words/moments.ts'
import { queueDeskQuery } from './queue-api.ts'

/** Somebody was quicker: no error, as the next lead is there already. */
export function ClaimedNotice({ operator }: { operator: { id: string; name: string } }) {
  const { timeZone } = useLocalTime()
  const desk = useQuery(queueDeskQuery).data
  // What they have now may be another lead soon.
  const [first, setFirst] = useState<{ name: string; since: string | null }>()
  const { lead, since = null } = desk?.operators.find(({ id }) => id === operator.id) ?? {}
  if (!first && lead) setFirst({ name: lead.name, since })
  return (
    <Notice kind="sky" icon="call">
      <b>
        {firstName(operator.name)} has {first?.name || 'that lead'}
        {first?.since && ` since ${formatTime(first.since, timeZone)}`}.
      </b>{' '}
      You have the next one.
    </Notice>
  )
}
