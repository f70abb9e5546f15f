import { sql } from 'kysely'
import { callBackLeadMs, type QueuePart } from '#domain/desk/queue-order.ts'

/** Where a lead stands in the queue, the lowest first. */
const ranks = { callBack: 0, promise: 1, due: 2, later: 3, waiting: 4, none: 5 } as const

const isOpen = sql`state in ('new', 'contacted', 'quoted')`
const lit = (value: string) => sql.lit(value)

/**
 * The rank of a lead: agreed call backs from two minutes before their time, whoever waits for the promised call, then whatever else is
 * due; after them what is due later, and what waits for an installer.
 */
export function queueRank(now: Date) {
  const moment = now.toISOString()
  const early = new Date(now.getTime() + callBackLeadMs).toISOString()
  return sql<number>`(case
    when next_action is null or not (${isOpen}) then ${sql.lit(ranks.none)}
    when next_action = ${lit('call-back')} and next_action_at <= ${early} then ${sql.lit(ranks.callBack)}
    when next_action_at > ${moment} and next_action = ${lit('check-installer')} then ${sql.lit(ranks.waiting)}
    when next_action_at > ${moment} then ${sql.lit(ranks.later)}
    when next_action in ('first-call', 'retry') and state = 'new' then ${sql.lit(ranks.promise)}
    else ${sql.lit(ranks.due)} end)`
}

/** What leads of one rank are ordered by: the end of the promise while it runs, else when they are due. */
export function queueMoment(now: Date) {
  return sql<string>`(case ${queueRank(now)}
    when ${sql.lit(ranks.promise)} then promised_by
    when ${sql.lit(ranks.none)} then created_at
    else next_action_at end)`
}

/** The moment until which a next action is due now. Only an agreed call back is early. */
export function dueSoon(now: Date): string {
  return new Date(now.getTime() + callBackLeadMs).toISOString()
}

/** The condition that a lead is in a part of the queue. */
export function isInPart(part: QueuePart, now: Date) {
  const rank = queueRank(now)
  if (part === 'due') return sql<boolean>`${rank} <= ${sql.lit(ranks.due)}`
  return sql<boolean>`${rank} = ${sql.lit(part === 'later' ? ranks.later : ranks.waiting)}`
}
