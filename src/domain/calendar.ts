/** The local date and time in a time zone. `date` is YYYY-MM-DD, `weekday` Mon to Sun. */
export type WallClock = { date: string; weekday: string; hour: number; minute: number }

const minute = 60_000
const hour = 60 * minute

const quarter = 15 * minute

/** The local time at a moment (milliseconds since 1970) in an IANA time zone. */
export function wallClock(moment: number, timeZone: string): WallClock {
  const local = new Date(moment + offsetAt(moment, timeZone))
  return {
    date: local.toISOString().slice(0, 10),
    weekday: weekdays[local.getUTCDay()] ?? '',
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  }
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const mostQuarters = 10_000
const offsets = new Map<string, Map<number, number>>()

/**
 * How far a time zone is ahead of UTC at a moment, in milliseconds. It is kept by the quarter of an hour, since reading
 * a clock takes longer than all else about a promise. Wherever clocks are changed, it happens on a quarter of an hour.
 */
function offsetAt(moment: number, timeZone: string): number {
  const known = offsets.get(timeZone) ?? new Map<number, number>()
  offsets.set(timeZone, known)
  const began = Math.floor(moment / quarter) * quarter
  const cached = known.get(began)
  if (cached !== undefined) return cached
  if (known.size >= mostQuarters) known.clear()
  const offset = readOffset(began, timeZone)
  known.set(began, offset)
  return offset
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function readOffset(moment: number, timeZone: string): number {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 0, day, hour, minute, second } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - moment
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone)
  if (cached) return cached
  const formatter = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
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

/** From when on a time zone is so many minutes ahead of UTC. */
export type OffsetSpan = { from: Date; minutes: number }

/** How far a time zone is ahead of UTC between two moments; a new span begins where clocks are changed. */
export function offsetSpans(from: Date, to: Date, timeZone: string): OffsetSpan[] {
  const began = from.getTime() - (from.getTime() % hour)
  const spans = [{ from, minutes: offsetAt(began, timeZone) / minute }]
  for (let at = began; at < to.getTime(); at += hour) {
    // Clocks are changed twice a year at most: whole weeks are passed over.
    const week = at + 7 * 24 * hour
    const { minutes } = spans.at(-1) ?? { minutes: 0 }
    if (offsetAt(week, timeZone) / minute === minutes) at = week - hour
    else if (offsetAt(at + hour, timeZone) / minute !== minutes)
      spans.push({ from: new Date(at + hour), minutes: offsetAt(at + hour, timeZone) / minute })
  }
  return spans.filter(({ from }) => from <= to)
}

/** The day (YYYY-MM-DD) this many days later, or earlier when `days` is negative. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * hour).toISOString().slice(0, 10)
}

/** The moment this many minutes after another, in ISO 8601. */
export function minutesAfter(moment: string, minutes: number): string {
  return new Date(Date.parse(moment) + minutes * minute).toISOString()
}

/** How many days (YYYY-MM-DD) lie from one to another; negative where the other comes first. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * hour)
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

/** 'October 2026' of YYYY-MM. */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-')
  return `${monthNames[Number(number) - 1]} ${year}`
}
