import { useQuery } from '@tanstack/react-query'
import { errorMessage, isOffline } from '../../client/api.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { useOperator } from '../../client/session.ts'
import { useOperatorName } from '../../client/use-operators.ts'
import { Notice } from '../../ui/Notice.tsx'
import { formatTime } from '../../words/moments.ts'
import type { LeadDetails } from '../lead/lead-query.ts'
import { queueDeskQuery } from './queue-api.ts'

/** Why pressing Call began no call. */
export function CallProblem({ error }: { error: unknown }) {
  if (!error) return null
  return (
    <Notice kind="sky">
      {isOffline(error)
        ? 'No connection. Your call is stored here. Say how it ended, and it is saved when the connection is back.'
        : errorMessage(error)}
    </Notice>
  )
}

/** Another operator pressed Call on this lead, or on another one of this person. */
export function PressedNotice({ lead }: { lead: LeadDetails }) {
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
