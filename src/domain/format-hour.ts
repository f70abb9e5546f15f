import { halves } from '#estimate/halves.ts'

/** An hour of the day, and minutes past it, as the country writes them: '9 am', '5:30pm'. */
export function formatHour(hour: number, minute = 0): string {
  return `${hour % 12 || 12}${minute ? `:${pad(minute)}` : ''}${halfOf(hour)}`
}

/** The same with its minutes always, for columns: '9:00 am'. */
export function formatHourAndMinute(hour: number, minute: number): string {
  return `${hour % 12 || 12}:${pad(minute)}${halfOf(hour)}`
}

/** The suffix of an hour before noon, or after: ' am'. */
export function halfOf(hour: number): string {
  return halves[hour < 12 ? 0 : 1]
}

function pad(minute: number): string {
  return String(minute).padStart(2, '0')
}
