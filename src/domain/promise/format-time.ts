import { dayOf, daysAfter, monthNames, wallClock } from '../calendar.ts'
import { formatHour, halfOf } from '../format-hour.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** When it is, in milliseconds since 1970, and where (IANA). */
export type Clock = { now: number; timeZone: string }

/** '5 pm', '5:01 pm'. */
export function formatTime(moment: string, timeZone: string): string {
  const { hour, minute } = wallClock(Date.parse(moment), timeZone)
  return formatHour(hour, minute)
}

/** 'Tuesday 24 November', with its year where that is another than today's. Both are days, YYYY-MM-DD. */
export function formatDate(day: string, today: string): string {
  return `${weekdayOf(day)} ${formatDayOfYear(day, today)}`
}

/** '24 November', with its year where that is another than today's. Both are days, YYYY-MM-DD. */
export function formatDayOfYear(day: string, today: string): string {
  const year = day.slice(0, 4)
  const ofYear = today.startsWith(year) ? '' : ` ${year}`
  return `${Number(day.slice(8))} ${monthNames[Number(day.slice(5, 7)) - 1]}${ofYear}`
}

/** The name of a day, YYYY-MM-DD. */
export function weekdayOf(day: string): string {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
}

/** 'Saturday 21 November, 5:40 pm'. */
export function formatMoment(moment: string, { now, timeZone }: Clock): string {
  const today = dayOf(new Date(now), timeZone)
  return `${formatDate(dayOf(new Date(moment), timeZone), today)}, ${formatTime(moment, timeZone)}`
}

/** The time of an action: 'at 5:40 pm', and 'on Saturday 21 November, 5:40 pm' of another day. */
export function formatAt(moment: string, clock: Clock): string {
  const { now, timeZone } = clock
  const isToday = dayOf(new Date(moment), timeZone) === dayOf(new Date(now), timeZone)
  return isToday ? `at ${formatTime(moment, timeZone)}` : `on ${formatMoment(moment, clock)}`
}

/** 'Today', 'Tomorrow', 'Tuesday', and 'Tuesday 8 December' where that is a week away or over. */
export function formatDayOf(moment: string, { now, timeZone }: Clock): string {
  const [day, today] = [dayOf(new Date(moment), timeZone), dayOf(new Date(now), timeZone)]
  if (day === today) return 'Today'
  if (day === daysAfter(today, 1)) return 'Tomorrow'
  return day > today && day < daysAfter(today, 7) ? weekdayOf(day) : formatDate(day, today)
}

/** '4 to 6 pm', '9 am to noon'. Both are on one day. */
export function formatHours(
  { from, until }: { from: string; until: string },
  { timeZone }: Clock,
): string {
  const read = (moment: string) => {
    const { hour, minute } = wallClock(Date.parse(moment), timeZone)
    return { half: halfOf(hour), text: formatHour(hour, minute), isNoon: hour === 12 && !minute }
  }
  const [first, last] = [read(from), read(until)]
  const begins = first.half === last.half ? first.text.replace(first.half, '') : first.text
  return `${begins} to ${last.isNoon ? 'noon' : last.text}`
}
