/** The local date and time in a time zone. `date` is YYYY-MM-DD, `weekday` Mon to Sun. */
export type WallClock = { date: string; weekday: string; hour: number; minute: number }

const minute = 60_000
const hour = 60 * minute

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The local time at a moment (milliseconds since 1970) in an IANA time zone. */
export function wallClock(moment: number, timeZone: string): WallClock {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    weekday: parts.weekday ?? '',
    hour: Number(parts.hour),
    minute: Number(parts.minute),
  }
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone)
  if (cached) return cached
  const formatter = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  clocks.set(timeZone, formatter)
  return formatter
}

/** The day (YYYY-MM-DD) that a moment falls on in a time zone. */
export function dayOf(moment: Date, timeZone: string): string {
  return wallClock(moment.getTime(), timeZone).date
}

/** The moment of an hour on a day (YYYY-MM-DD) in a time zone, correct also when daylight saving changes. */
export function momentAt(day: string, struck: number, timeZone: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`) + struck * hour
  // First guesses with the offset at that hour in UTC, then corrects with the offset at the guess.
  const first = utc - offsetAt(utc, timeZone)
  return new Date(utc - offsetAt(first, timeZone))
}

function offsetAt(moment: number, timeZone: string): number {
  const clock = wallClock(moment, timeZone)
  const asUtc = Date.parse(`${clock.date}T00:00:00Z`) + clock.hour * hour + clock.minute * minute
  return asUtc - (moment - (moment % minute))
}

/** The day (YYYY-MM-DD) this many days later, or earlier when `days` is negative. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * hour).toISOString().slice(0, 10)
}

/** Whether it is a day of the calendar, written in full. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
