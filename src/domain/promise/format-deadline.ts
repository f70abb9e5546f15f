import { dayOf, daysAfter, wallClock } from '../calendar.ts'
import { formatDate, formatTime, weekdayOf } from './format-time.ts'

/**
 * Until when, as a visitor and the desk read it: 'by Monday 5 pm' within a week, 'by Tuesday 29 December, 11 am' later on. Today
 * and tomorrow carry their date, since a letter is read on other days too: 'by tomorrow, Tuesday 24 November, 4 pm'. The last minute of a
 * day is the day: 'by Sunday 27 December'.
 */
export function formatDeadline(
  moment: string,
  { now, timeZone }: { now: number; timeZone: string },
): string {
  const day = dayOf(new Date(moment), timeZone)
  const today = dayOf(new Date(now), timeZone)
  const date = formatDate(day, today)
  const time = formatTime(moment, timeZone)
  if (isEndOfDay(moment, timeZone)) return formatDayDeadline(day, today)
  if (day === today) return `by ${time} today, ${date}`
  if (day === daysAfter(today, 1)) return `by tomorrow, ${date}, ${time}`
  if (day > today && day < daysAfter(today, 7)) return `by ${weekdayOf(day)} ${time}`
  return `by ${date}, ${time}`
}

function formatDayDeadline(day: string, today: string): string {
  const date = formatDate(day, today)
  if (day === today) return `today, ${date}`
  return day === daysAfter(today, 1) ? `by tomorrow, ${date}` : `by ${date}`
}

/** Whether the whole of its day is meant, since it is the last minute of it. */
export function isEndOfDay(moment: string, timeZone: string): boolean {
  const { hour, minute } = wallClock(Date.parse(moment), timeZone)
  return hour === 23 && minute === 59
}
