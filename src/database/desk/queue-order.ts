import { type SqlBool, sql } from 'kysely'
import {
  callBackLeadMs,
  promisedActions,
  type QueuePart,
  type QueueReason,
  queueReasons,
  reasonsOf,
} from '#domain/desk/queue-order.ts'
import { openStates } from '#domain/lead/state.ts'

const lit = (value: string) => sql.lit(value)

/** Literals, since a partial index of open leads is only used when the SQL text matches its condition. */
export const isOpen = sql<SqlBool>`state in (${sql.join(openStates.map(lit))})`

const rankOf = (reason: QueueReason) => sql.lit(queueReasons.indexOf(reason))
const rankOfNothing = sql.lit(queueReasons.length)

/** The time of the promised call is over. Visitors who see prices first, or live outside our area, are promised none. */
export function isBroken(now: Date) {
  return sql<SqlBool>`state = 'new' and promised_by <= ${now.toISOString()} and next_action <> ${lit('price-follow-up')}`
}

/** The rank of a lead in the queue, the lowest first: `queueReason` of the domain, in SQL. */
export function queueRank(now: Date) {
  const moment = now.toISOString()
  const broken = isBroken(now)
  return sql<number>`(case
    when next_action is null or not (${isOpen}) then ${rankOfNothing}
    when next_action = ${lit('call-back')} and next_action_at <= ${dueSoon(now)} then ${rankOf('agreed')}
    when next_action_at > ${moment} and ${broken} then ${rankOf('broken-promise-later')}
    when next_action_at > ${moment} and next_action = ${lit('check-installer')} then ${rankOf('waiting')}
    when next_action_at > ${moment} then ${rankOf('later')}
    when ${broken} then ${rankOf('broken-promise')}
    when next_action in (${sql.join(promisedActions.map(lit))}) and state = 'new' and promised_by is not null then ${rankOf('promise')}
    when next_action_for is not null then ${rankOf('snoozed')}
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

/** A snoozed lead comes back to the operator who snoozed it, and after this long to everyone. */
const theirsForMs = 30 * 60_000

/**
 * The condition that a lead is an operator's to call: theirs or without an owner, and not back from another operator's snooze, unless
 * that operator is away or didn't take it.
 */
export function isTheirs(operator: string, now: Date) {
  const moment = now.toISOString()
  return sql<boolean>`(case
    when next_action_for is null then owner is null or owner = ${operator}
    when next_action_for = ${operator} then 1 = 1
    else (owner is null or owner in (${operator}, next_action_for)) and (
      next_action_at <= ${new Date(now.getTime() - theirsForMs).toISOString()}
      or exists (select 1 from operators where id = next_action_for and closed_at is not null)
      or exists (select 1 from absences where operator = next_action_for
        and from_at <= ${moment} and (until_at is null or until_at > ${moment})))
    end)`
}

/** The condition that an operator skipped a lead, and is not handed it again yet. */
export function isSkippedBy(operator: string, now: Date) {
  return sql<boolean>`(coalesce(skipped_by, '') = ${operator} and skipped_until > ${now.toISOString()})`
}
