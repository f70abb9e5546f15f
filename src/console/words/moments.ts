import { daysAfter, wallClock } from '#domain/calendar.ts'
import { formatHour, formatHourAndMinute } from '#domain/format-hour.ts'
import { type WeekHour, weekdays } from '#domain/lead/figure-filter.ts'
import { capitalise } from '#domain/letter-case.ts'

export const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** The present moment (milliseconds since 1970) and the time zone to show times in. */
export type LocalTime = { now: number; timeZone: string }

/** '8:14 am' today, 'Wed 8:14 am' within a week, else the day: '2 Nov', or '2 Nov 2025'. */
export function formatWhen(moment: string, local: LocalTime): string {
  return formatNearby(moment, local) ?? formatDay(dateOf(moment, local), local)
}

/** As `formatWhen`, but always with the time: '2 Nov 8:14 am'. */
export function formatDayAndTime(moment: string, local: LocalTime): string {
  return (
    formatNearby(moment, local) ??
    `${formatDay(dateOf(moment, local), local)} ${formatTime(moment, local.timeZone)}`
  )
}

/** As `formatDayAndTime`, with the word for today: 'Today 8:14 am'. */
export function formatWithToday(moment: string, local: LocalTime): string {
  const text = formatDayAndTime(moment, local)
  return isToday(moment, local) ? `Today ${text}` : text
}

/** As `formatDayAndTime` within a sentence, with the word for today: 'today 8:14 am'. */
export function formatToday(moment: string, local: LocalTime): string {
  return formatWithToday(moment, local).replace(/^Today/, 'today')
}

export function formatTime(moment: string, timeZone: string): string {
  const { hour, minute } = wallClock(Date.parse(moment), timeZone)
  return formatHourAndMinute(hour, minute)
}

/** A day (YYYY-MM-DD) as '2 Nov', or '2 Nov 2025' for another year. */
export function formatDay(day: string, { now, timeZone }: LocalTime): string {
  const [year, month, date] = day.split('-')
  const thisYear = wallClock(now, timeZone).date.slice(0, 4)
  return `${Number(date)} ${months[Number(month) - 1]}${year === thisYear ? '' : ` ${year}`}`
}

/** A day (YYYY-MM-DD) with its weekday: 'Tue 17 Nov'. */
export function formatWeekdayAndDay(day: string, local: LocalTime): string {
  const weekday = wallClock(Date.parse(`${day}T12:00:00Z`), 'UTC').weekday
  return `${weekday} ${formatDay(day, local)}`
}

/** Everything about a moment, for tooltips: 'Wednesday 18 November 2026, 8:14:06 am AEDT'. */
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

/** '20 seconds ago', '3 minutes ago'; after an hour, the moment itself. */
export function formatAgo(moment: string, local: LocalTime): string {
  const seconds = Math.round((local.now - Date.parse(moment)) / 1000)
  if (seconds < 5) return 'just now'
  if (seconds < 60) return `${seconds} seconds ago`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`
  return `at ${formatWithToday(moment, local).replace(/^Today /, '')}`
}

function isToday(moment: string, local: LocalTime): boolean {
  return dateOf(moment, local) === wallClock(local.now, local.timeZone).date
}

function dateOf(moment: string, { timeZone }: LocalTime): string {
  return wallClock(Date.parse(moment), timeZone).date
}

/** An hour of a week: 'Mon 9 am'; 'Mon' without the hour. */
export function formatWeekHour({ weekday, hour }: WeekHour): string {
  const name = capitalise(weekdays[weekday] ?? '')
  return hour === undefined ? name : `${name} ${formatHour(hour)}`
}

/** From 0, Sunday. */
export const weekdayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** The time, with the weekday unless it is today. Nothing for moments a week away or more. */
function formatNearby(moment: string, local: LocalTime): string | undefined {
  const { date, weekday } = wallClock(Date.parse(moment), local.timeZone)
  const today = wallClock(local.now, local.timeZone).date
  const time = formatTime(moment, local.timeZone)
  if (date === today) return time
  const isNear = date > daysAfter(today, -7) && date < daysAfter(today, 7)
  return isNear ? `${weekday} ${time}` : undefined
}
