import { useQuery } from '@tanstack/react-query'
import { useLocalTime } from '../../client/server-time.ts'
import { useOperator } from '../../client/session.ts'
import { firstName } from '../../client/use-operators.ts'
import { Notice } from '../../ui/Notice.tsx'
import { formatTime } from '../../words/moments.ts'
import { queueDeskQuery } from './queue-api.ts'

/** Says that somebody else is calling this lead, as long as they have it. */
export function CalledByNotice({ lead }: { lead: string }) {
  const { id } = useOperator()
  const { timeZone } = useLocalTime()
  const operators = useQuery(queueDeskQuery).data?.operators ?? []
  const other = operators.find((operator) => operator.lead?.id === lead && operator.id !== id)
  if (!other) return null
  return (
    <Notice kind="sky" icon="call">
      <b>{firstName(other.name)} is calling</b>
      {other.since && `, since ${formatTime(other.since, timeZone)}`}. Wait, or ask them first.
    </Notice>
  )
}
