import type { DeliveryEvent } from '#domain/delivery/messages.ts'
import type { DeliveryState } from '#domain/delivery/state.ts'
import type { LeadState } from '#domain/lead/state.ts'
import { type CallingRules, callingCalendar } from '#domain/promise/calling-calendar.ts'
import type { CallPlace } from '#domain/promise/holiday-area.ts'
import type { PromiseNotice } from '#domain/promise/notices.ts'
import { noticeMoments, promiseNotices } from '#domain/promise/notices.ts'

/** A notice that the promise is running out: one that was sent, or will be unless the visitor is reached. */
export type LeadNotice = {
  event: PromiseNotice | 'promise.new-time'
  /** ISO 8601 */
  at: string
  isSent: boolean
}

type NoticedLead = CallPlace & {
  state: LeadState
  callableFrom: string
  promisedBy: string | null
  contactedAt: string | null
  deliveries: readonly { event: DeliveryEvent; state: DeliveryState; deliveredAt: string | null }[]
}

/** The notices of a lead in the order of their moments, at `now` (milliseconds since 1970). */
export function listNotices(lead: NoticedLead, now: number, rules: CallingRules): LeadNotice[] {
  const sent = lead.deliveries.flatMap(({ event, state, deliveredAt }): LeadNotice[] =>
    deliveredAt && state === 'delivered' && isNotice(event)
      ? [{ event, at: deliveredAt, isSent: true }]
      : [],
  )
  return [...sent, ...noticesToCome(lead, now, rules)].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  )
}

function isNotice(event: DeliveryEvent): event is LeadNotice['event'] {
  return event === 'promise.new-time' || promiseNotices.some((notice) => notice === event)
}

function noticesToCome(
  { state, contactedAt, callableFrom, promisedBy, ...place }: NoticedLead,
  now: number,
  rules: CallingRules,
): LeadNotice[] {
  if (state !== 'new' || contactedAt || !promisedBy) return []
  const moments = noticeMoments(
    { callableFrom: new Date(callableFrom), promisedBy: new Date(promisedBy) },
    callingCalendar(rules, place),
  )
  return promiseNotices
    .map((event) => ({ event, at: moments[event].toISOString(), isSent: false }))
    .filter(({ at }) => Date.parse(at) > now && at < promisedBy)
}
