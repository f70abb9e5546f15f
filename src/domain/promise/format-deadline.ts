import { dayOf, daysAfter, wallClock } from '../calendar.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

/**
 * Until when, as a visitor and the desk read it: 'by Monday 5 pm' within a week, 'by Tuesday 29 December, 11 am' later on. Today
 * and tomorrow carry their date, since a letter is read on other days too: 'by tomorrow, Tuesday 24 November, 4 pm'.
 */
export function formatDeadline(
  moment: string,
  { now, timeZone }: { now: number; timeZone: string },
): string {
  const day = dayOf(new Date(moment), timeZone)
  const today = dayOf(new Date(now), timeZone)
  const date = formatDate(day, today)
  const time = formatTime(moment, timeZone)
  if (day === today) return `by ${time} today, ${date}`
  if (day === daysAfter(today, 1)) return `by tomorrow, ${date}, ${time}`
  if (day > today && day < daysAfter(today, 7)) return `by ${weekdayOf(day)} ${time}`
  return `by ${date}, ${time}`
}

/** '5 pm', '5:01 pm'. */
function formatTime(moment: string, timeZone: string): string {
  const { hour, minute } = wallClock(Date.parse(moment), timeZone)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`
}

/** 'Tuesday 24 November', with its year where that is another than today's. */
function formatDate(day: string, today: string): string {
  const [year, month, date] = day.split('-')
  const ofYear = year === today.slice(0, 4) ? '' : ` ${year}`
  return `${weekdayOf(day)} ${Number(date)} ${months[Number(month) - 1]}${ofYear}`
}

function weekdayOf(day: string): string {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
}
