import { dayOf } from '../calendar.ts'
import { type CallingCalendar, callingDay } from '../promise/calling-calendar.ts'
import { noticeMoments } from '../promise/notices.ts'
import { countFrom } from '../promise/promise.ts'
import type { OfferOutcome } from './outcome.ts'

/** What an installer that accepted is reminded of while it owes the call, at half and three quarters of its time. */
export const callReminders = ['offer.half-time', 'offer.three-quarters'] as const
export type CallReminder = (typeof callReminders)[number]

/** The call that an installer owes its visitor. */
export type OwedCall = {
  /** From when it could call. */
  from: Date
  /** By when it was promised. Without a try by then the enquiry goes to the next installer. */
  by: Date
  reminders: Record<CallReminder, Date>
  /** Until when a try keeps the enquiry theirs: the end of the calls that the law allows on that day. */
  keptUntil: Date
}

/** The shortest time an installer has for a call, however late it accepted. */
const leastHours = 2

/**
 * The call that an installer owes: by the first promise to the visitor that lay ahead when it could first call, and not sooner than two
 * calling hours after that. Its time is counted as the desk's notices are.
 */
export function owedCall(
  {
    acceptedAt,
    callsFrom,
    promisedBy,
    newPromiseBy,
  }: {
    acceptedAt: string
    callsFrom: string | null
    promisedBy: string | null
    newPromiseBy: string | null
  },
  calendar: CallingCalendar,
): OwedCall {
  const start = callsFrom && callsFrom > acceptedAt ? callsFrom : acceptedAt
  const from = new Date(start)
  const promised = [promisedBy, newPromiseBy].find((moment) => moment && moment > start)
  const least = countFrom(from, leastHours * 3_600_000, ({ calling }) => calling, calendar)
  const by = new Date(Math.max(least.getTime(), Date.parse(promised ?? start)))
  const moments = noticeMoments({ callableFrom: from, promisedBy: by }, calendar)
  const { lawful } = callingDay(dayOf(by, calendar.timeZone), calendar)
  return {
    from,
    by,
    reminders: {
      'offer.half-time': moments['promise.half-time'],
      'offer.three-quarters': moments['promise.three-quarters'],
    },
    keptUntil: new Date(Math.max(by.getTime(), lawful?.to ?? 0)),
  }
}

/**
 * What is due for a pending call without a conversation: the latest reminder; that a try keeps it, and the visitor is notified; or that it
 * goes on to the next, 'late' where there was no try. Undefined where nothing is.
 */
export function dueOfCall(
  { by, keptUntil, reminders }: OwedCall,
  outcome: OfferOutcome | null,
  now: Date,
): CallReminder | 'kept' | 'goes on' | 'late' | undefined {
  if (outcome === null) {
    if (now >= by) return 'late'
    return callReminders.findLast((reminder) => reminders[reminder] <= now)
  }
  if (outcome !== 'tried' || now < by) return undefined
  return now < keptUntil ? 'kept' : 'goes on'
}

/** Days within which calls that weren't made in time are counted, and how many of them the desk speaks about with an office. */
export const lateDays = 30
export const mostLate = 3

/** Since when they are counted. */
export function lateSince(now: Date): Date {
  return new Date(now.getTime() - lateDays * 24 * 3_600_000)
}

const hoursToSayCalled = 24

/** Until when an installer may report a call that wasn't recorded: a day after its time was over. ISO 8601. */
export function saysCalledUntil(takenAt: string): string {
  return new Date(Date.parse(takenAt) + hoursToSayCalled * 3_600_000).toISOString()
}
