import { dayOf } from '../calendar.ts'
import {
  type CallingCalendar,
  type CallingDay,
  callingDay,
  daysFrom,
  type Span,
} from './calling-calendar.ts'

const hour = 3_600_000

/** Every visitor is promised a call within so many hours of days on which calls are allowed and the desk has hours. */
export const promisedHours = 24

/** The least time the desk has for the call. */
const hoursToCall = 2

/** The first moment at which the law allows the call: now, or the later moment that the visitor chose. */
export function callableFrom(receivedAt: Date, calendar: CallingCalendar, chosen?: Date): Date {
  const start = startOf(receivedAt, chosen)
  for (const day of daysFrom(dayOf(start, calendar.timeZone), 1)) {
    const { lawful } = callingDay(day, calendar)
    if (lawful && start.getTime() < lawful.to)
      return new Date(Math.max(start.getTime(), lawful.from))
  }
  throw neverCalls(calendar)
}

/** A time that the visitor chose for the call. */
export type ChosenTime = { from: Date; until: Date }

/**
 * Until when the call is promised: by the end of the time that the visitor chose; else 24 hours from when the enquiry was received, in
 * which Sundays, public holidays and weekdays without hours at the desk don't count. Where that lies outside the hours in which the desk
 * may call, it is the last close before. Never sooner than two hours after `callableFrom` in which the desk may call, where no
 * time was chosen or none of it is lawful: where the desk has closed by then, they go on when it next opens.
 */
export function promisedBy(receivedAt: Date, calendar: CallingCalendar, chosen?: ChosenTime): Date {
  const callable = callableFrom(receivedAt, calendar, chosen?.from)
  if (chosen && callable < chosen.until) return chosen.until
  const counted = countFrom(
    startOf(receivedAt, chosen?.from),
    promisedHours * hour,
    ({ counts, midnights }) => (counts ? midnights : undefined),
    calendar,
  )
  const soonest = countFrom(callable, hoursToCall * hour, ({ calling }) => calling, calendar)
  const latest = lastCallingMoment(counted, calendar)
  return soonest > latest ? soonest : latest
}

function startOf(receivedAt: Date, chosen: Date | undefined): Date {
  return chosen && chosen > receivedAt ? chosen : receivedAt
}

/** The moment at which so many milliseconds have passed since `start`, within the spans of the days alone. */
export function countFrom(
  start: Date,
  milliseconds: number,
  spanOf: (day: CallingDay) => Span | undefined,
  calendar: CallingCalendar,
): Date {
  let left = milliseconds
  for (const day of daysFrom(dayOf(start, calendar.timeZone), 1)) {
    const span = spanOf(callingDay(day, calendar))
    if (!span) continue
    const from = Math.max(start.getTime(), span.from)
    if (from + left <= span.to) return new Date(from + left)
    left -= Math.max(0, span.to - from)
  }
  throw neverCalls(calendar)
}

/** The moment from which so many milliseconds pass until `end`, within the spans of the days alone. */
export function countBack(
  end: Date,
  milliseconds: number,
  spanOf: (day: CallingDay) => Span | undefined,
  calendar: CallingCalendar,
): Date {
  let left = milliseconds
  for (const day of daysFrom(dayOf(end, calendar.timeZone), -1)) {
    const span = spanOf(callingDay(day, calendar))
    if (!span) continue
    const to = Math.min(end.getTime(), span.to)
    if (to - left >= span.from) return new Date(to - left)
    left -= Math.max(0, to - span.from)
  }
  throw neverCalls(calendar)
}

/** This moment, or the close before it. */
function lastCallingMoment(moment: Date, calendar: CallingCalendar): Date {
  for (const day of daysFrom(dayOf(moment, calendar.timeZone), -1)) {
    const { calling: span } = callingDay(day, calendar)
    if (span && span.from <= moment.getTime()) return new Date(Math.min(moment.getTime(), span.to))
  }
  throw neverCalls(calendar)
}

function neverCalls({ desk }: CallingCalendar): Error {
  return new Error(`Nobody may be called within a year at desk hours ${JSON.stringify(desk)}`)
}
