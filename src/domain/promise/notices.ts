import { dayOf } from '../calendar.ts'
import {
  type CallingCalendar,
  type CallingRules,
  callingCalendar,
  callingDay,
  daysFrom,
  type Span,
} from './calling-calendar.ts'
import { otherBeginnings } from './holiday-area.ts'
import { countFrom, promisedBy } from './promise.ts'

const minute = 60_000

/** Shares of the time in which calls were possible, so there is no alarm while the desk is closed. */
const shares = {
  'promise.half-time': 0.5,
  'promise.three-quarters': 0.75,
  'promise.nine-tenths': 0.9,
}

/** A notice about a running promise, sent to the people who can still keep it. */
export type PromiseNotice = keyof typeof shares
export const promiseNotices = Object.keys(shares) as PromiseNotice[]

/** The letter with a new time is to arrive before the promise breaks, also where a mail server makes us try again. */
const leastTimeForLetter = 15 * minute

/**
 * When the notices of a promise that runs out come: at half, three quarters and nine tenths of the calling hours between
 * `callableFrom` and `promisedBy`, the last at least a quarter of an hour before the end, if need be on the day before. Where
 * calls weren't possible, the first two are the end.
 */
export function noticeMoments(
  { callableFrom, promisedBy }: { callableFrom: Date; promisedBy: Date },
  calendar: CallingCalendar,
): Record<PromiseNotice, Date> {
  const spans = callingSpans(callableFrom, promisedBy, calendar)
  const total = spans.reduce((sum, { from, to }) => sum + to - from, 0)
  const after = (notice: PromiseNotice) =>
    momentWithin(spans, Math.round(shares[notice] * total)) ?? promisedBy
  const lastCall = lastWithin(spans, promisedBy.getTime() - leastTimeForLetter)
  const nineTenths = after('promise.nine-tenths')
  return {
    'promise.half-time': after('promise.half-time'),
    'promise.three-quarters': after('promise.three-quarters'),
    'promise.nine-tenths': nineTenths < lastCall ? nineTenths : lastCall,
  }
}

/** The calling hours between two moments. */
function callingSpans(from: Date, to: Date, calendar: CallingCalendar): Span[] {
  const spans: Span[] = []
  for (const day of daysFrom(dayOf(from, calendar.timeZone), 1)) {
    const { calling, midnights } = callingDay(day, calendar)
    if (midnights.from >= to.getTime()) break
    if (!calling) continue
    const span = {
      from: Math.max(calling.from, from.getTime()),
      to: Math.min(calling.to, to.getTime()),
    }
    if (span.from < span.to) spans.push(span)
  }
  return spans
}

/** The moment at which so many milliseconds of the spans have passed; undefined where there are none. */
function momentWithin(spans: readonly Span[], milliseconds: number): Date | undefined {
  let left = milliseconds
  for (const { from, to } of spans) {
    if (from + left <= to) return new Date(from + left)
    left -= to - from
  }
  return undefined
}

/** The last moment of the spans up to this one; this one where there is none. */
function lastWithin(spans: readonly Span[], moment: number): Date {
  const span = spans.findLast(({ from }) => from < moment)
  return new Date(Math.min(moment, span?.to ?? moment))
}

/** What a notice of one promise is known by. A promise moved to another time has notices of its own. */
export function noticeKey(event: string, lead: string, promisedBy: string): string {
  return `${event} ${lead} ${promisedBy}`
}

/** By when we call instead, counted from the moment at which we see that a promise will break. Always later than it. */
export function newPromiseBy(now: Date, broken: Date, calendar: CallingCalendar): Date {
  const renewed = promisedBy(now, calendar)
  return renewed > broken ? renewed : promisedBy(broken, calendar)
}

/** A call may still be going on at the promised time, and the people notified of a missed one should be on duty. */
const hoursUntilAsked = 2

/** When the visitor is asked whether we called: two calling hours after the promise, or the new one, is over. */
export function askedAt(promisedBy: Date, calendar: CallingCalendar): Date {
  return countFrom(promisedBy, hoursUntilAsked * 60 * minute, ({ calling }) => calling, calendar)
}

/** Whether calls are allowed, and the desk is open. */
export function isCallingTime(now: Date, calendar: CallingCalendar): boolean {
  const { calling } = callingDay(dayOf(now, calendar.timeZone), calendar)
  return calling !== undefined && calling.from <= now.getTime() && now.getTime() < calling.to
}

/**
 * The beginnings of postcodes where calls aren't allowed now, though elsewhere they are: their council or nation has a holiday of its own.
 * '' is a missing postcode. Visitors who named the desk's nation may be called nevertheless.
 */
export function closedPostcodes(now: Date, rules: CallingRules): string[] {
  return otherBeginnings[rules.law].filter(
    (postcode) => !isCallingTime(now, callingCalendar(rules, { postcode, nation: null })),
  )
}

/** The next moment at which that is so; now, if it is. */
export function nextCallingTime(now: Date, calendar: CallingCalendar): Date {
  for (const day of daysFrom(dayOf(now, calendar.timeZone), 1)) {
    const { calling } = callingDay(day, calendar)
    if (calling && now.getTime() < calling.to)
      return new Date(Math.max(now.getTime(), calling.from))
  }
  return now
}

/** The day whose letter about broken promises is due now, and since when; undefined outside calling hours. */
export function morningLetterDue(
  now: Date,
  calendar: CallingCalendar,
): { day: string; since: Date } | undefined {
  const day = dayOf(now, calendar.timeZone)
  const { calling } = callingDay(day, calendar)
  return calling && isCallingTime(now, calendar)
    ? { day, since: new Date(calling.from) }
    : undefined
}
