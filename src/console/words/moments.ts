import { daysAfter, wallClock } from '#domain/calendar.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** On whose clock, seen from when (milliseconds since 1970). */
export type LocalTime = { now: number; timeZone: string }

/** '8:14 am' today, 'Wed 8:14 am' within a week, else the day: '2 Nov', or '2 Nov 2025'. */
export function formatMoment(moment: string, seen: LocalTime): string {
  return nearWords(moment, seen) ?? formatDay(dateOf(moment, seen), seen)
}

/** As `momentWords`, with the time however far away it is: '2 Nov 8:14 am'. */
export function formatDayAndTime(moment: string, seen: LocalTime): string {
  return (
    nearWords(moment, seen) ??
    `${formatDay(dateOf(moment, seen), seen)} ${formatTime(moment, seen.timeZone)}`
  )
}

/** As `dayAndTime`, and says that it is today: 'Today 8:14 am'. */
export function formatWithToday(moment: string, seen: LocalTime): string {
  const words = formatDayAndTime(moment, seen)
  return isToday(moment, seen) ? `Today ${words}` : words
}

export function formatTime(moment: string, timeZone: string): string {
  const { hour, minute } = wallClock(Date.parse(moment), timeZone)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** A day (YYYY-MM-DD) as '2 Nov', with its year where that is another. */
export function formatDay(day: string, { now, timeZone }: LocalTime): string {
  const [year, month, date] = day.split('-')
  const thisYear = wallClock(now, timeZone).date.slice(0, 4)
  return `${Number(date)} ${months[Number(month) - 1]}${year === thisYear ? '' : ` ${year}`}`
}

/** A day (YYYY-MM-DD) with its weekday: 'Tue 17 Nov'. */
export function formatWeekdayAndDay(day: string, seen: LocalTime): string {
  const weekday = wallClock(Date.parse(`${day}T12:00:00Z`), 'UTC').weekday
  return `${weekday} ${formatDay(day, seen)}`
}

/** The whole truth, for whoever points at it: 'Wednesday 18 November 2026, 8:14:06 am AEDT'. */
export function formatFullMoment(moment: string, timeZone: string, locale: string): string {
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
export function formatAgo(moment: string, seen: LocalTime): string {
  const seconds = Math.round((seen.now - Date.parse(moment)) / 1000)
  if (seconds < 5) return 'just now'
  if (seconds < 60) return `${seconds} seconds ago`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`
  return `at ${formatWithToday(moment, seen).replace(/^Today /, '')}`
}

function isToday(moment: string, seen: LocalTime): boolean {
  return dateOf(moment, seen) === wallClock(seen.now, seen.timeZone).date
}

function dateOf(moment: string, { timeZone }: LocalTime): string {
  return wallClock(Date.parse(moment), timeZone).date
}

/** The time where it is today, weekday and time where the weekday alone tells which day is meant. */
function nearWords(moment: string, seen: LocalTime): string | undefined {
  const { date, weekday } = wallClock(Date.parse(moment), seen.timeZone)
  const today = wallClock(seen.now, seen.timeZone).date
  const time = formatTime(moment, seen.timeZone)
  if (date === today) return time
  const near = date > daysAfter(today, -7) && date < daysAfter(today, 7)
  return near ? `${weekday} ${time}` : undefined
}
