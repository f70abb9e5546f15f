import { sql } from 'kysely'
import {
  callBackLeadMs,
  type QueuePart,
  type QueueReason,
  queueReasons,
  reasonsOf,
} from '#domain/desk/queue-order.ts'

const isOpen = sql`state in ('new', 'contacted', 'quoted')`
const lit = (value: string) => sql.lit(value)
const rankOf = (reason: QueueReason) => sql.lit(queueReasons.indexOf(reason))
const rankOfNothing = sql.lit(queueReasons.length)

/** The rank of a lead in the queue, the lowest first: `queueReason` of the domain, in SQL. */
export function queueRank(now: Date) {
  const moment = now.toISOString()
  const isBroken = sql`state = 'new' and promised_by <= ${moment}`
  return sql<number>`(case
    when next_action is null or not (${isOpen}) then ${rankOfNothing}
    when next_action = ${lit('call-back')} and next_action_at <= ${dueSoon(now)} then ${rankOf('agreed')}
    when next_action_at > ${moment} and ${isBroken} then ${rankOf('broken-promise-later')}
    when next_action_at > ${moment} and next_action = ${lit('check-installer')} then ${rankOf('waiting')}
    when next_action_at > ${moment} then ${rankOf('later')}
    when ${isBroken} then ${rankOf('broken-promise')}
    when next_action in ('first-call', 'retry') and state = 'new' then ${rankOf('promise')}
    else ${rankOf('due')} end)`
}

/** What leads of one rank are ordered by: the end of the promise while it is due and runs or broke, else when they are due. */
export function queueMoment(now: Date) {
  return sql<string>`(case ${queueRank(now)}
    when ${rankOf('promise')} then promised_by
    when ${rankOf('broken-promise')} then promised_by
    when ${rankOfNothing} then created_at
    else next_action_at end)`
}

/** The moment until which a next action is due now. Only an agreed call back is early. */
export function dueSoon(now: Date): string {
  return new Date(now.getTime() + callBackLeadMs).toISOString()
}

/** The condition that a lead is in a part of the queue. */
export function isInPart(part: QueuePart, now: Date) {
  return sql<boolean>`${queueRank(now)} in (${sql.join(reasonsOf(part).map(rankOf))})`
}
