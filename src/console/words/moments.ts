import { daysAfter, wallClock } from '#domain/calendar.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** On whose clock, seen from when (milliseconds since 1970). */
export type Seen = { now: number; timeZone: string }

/** '8:14 am' today, 'Wed 8:14 am' within a week, else the day: '2 Nov', or '2 Nov 2025'. */
export function momentWords(moment: string, seen: Seen): string {
  return nearWords(moment, seen) ?? dayWords(dateOf(moment, seen), seen)
}

/** As `momentWords`, with the time however far away it is: '2 Nov 8:14 am'. */
export function dayAndTime(moment: string, seen: Seen): string {
  return (
    nearWords(moment, seen) ??
    `${dayWords(dateOf(moment, seen), seen)} ${timeOfDay(moment, seen.timeZone)}`
  )
}

/** As `dayAndTime`, and says that it is today: 'Today 8:14 am'. */
export function withToday(moment: string, seen: Seen): string {
  const words = dayAndTime(moment, seen)
  return isToday(moment, seen) ? `Today ${words}` : words
}

export function timeOfDay(moment: string, timeZone: string): string {
  const { hour, minute } = wallClock(Date.parse(moment), timeZone)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** A day (YYYY-MM-DD) as '2 Nov', with its year where that is another. */
export function dayWords(day: string, { now, timeZone }: Seen): string {
  const [year, month, date] = day.split('-')
  const thisYear = wallClock(now, timeZone).date.slice(0, 4)
  return `${Number(date)} ${months[Number(month) - 1]}${year === thisYear ? '' : ` ${year}`}`
}

/** A day (YYYY-MM-DD) with its weekday: 'Tue 17 Nov'. */
export function weekdayAndDay(day: string, seen: Seen): string {
  const weekday = wallClock(Date.parse(`${day}T12:00:00Z`), 'UTC').weekday
  return `${weekday} ${dayWords(day, seen)}`
}

/** The whole truth, for whoever points at it: 'Wednesday 18 November 2026, 8:14:06 am AEDT'. */
export function fullMoment(moment: string, timeZone: string, locale: string): string {
  return new Date(moment).toLocaleString(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  })
}

/** How long ago, for what has just happened: '20 seconds ago', '3 minutes ago', else the moment. */
export function ago(moment: string, seen: Seen): string {
  const seconds = Math.round((seen.now - Date.parse(moment)) / 1000)
  if (seconds < 5) return 'just now'
  if (seconds < 60) return `${seconds} seconds ago`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`
  return `at ${withToday(moment, seen).replace(/^Today /, '')}`
}

function isToday(moment: string, seen: Seen): boolean {
  return dateOf(moment, seen) === wallClock(seen.now, seen.timeZone).date
}

function dateOf(moment: string, { timeZone }: Seen): string {
  return wallClock(Date.parse(moment), timeZone).date
}

/** The time where it is today, weekday and time where the weekday alone tells which day is meant. */
function nearWords(moment: string, seen: Seen): string | undefined {
  const { date, weekday } = wallClock(Date.parse(moment), seen.timeZone)
  const today = wallClock(seen.now, seen.timeZone).date
  const time = timeOfDay(moment, seen.timeZone)
  if (date === today) return time
  const near = date > daysAfter(today, -7) && date < daysAfter(today, 7)
  return near ? `${weekday} ${time}` : undefined
}
