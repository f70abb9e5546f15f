import { daysAfter, momentAt, wallClock } from '../calendar.ts'

/** When people may be called about an enquiry. Hours are of the clock on the wall, in the time zone. */
export type CallingRule = {
  /** IANA */
  timeZone: string
  weekdays: Hours
  saturday: Hours
  /** Days on which nobody is called, as YYYY-MM-DD. Sundays are always among them. */
  holidays: readonly string[]
}
type Hours = { from: number; to: number }

/**
 * The moment from which a call is lawful: now, or the beginning of the next hours of calling. In Australia these are weekdays
 * 9 to 20 and Saturdays 9 to 17, never Sundays or public holidays: Telecommunications (Telemarketing and Research Calls)
 * Industry Standard 2017, as the ACMA gives it (acma.gov.au, seen November 2026).
 */
export function nextCallingTime(now: Date, rule: CallingRule): Date {
  const clock = wallClock(now.getTime(), rule.timeZone)
  const today = hoursOn(clock.date, rule)
  if (today && clock.hour < today.from) return momentAt(clock.date, today.from, rule.timeZone)
  if (today && clock.hour < today.to) return now
  for (let day = daysAfter(clock.date, 1); ; day = daysAfter(day, 1)) {
    const hours = hoursOn(day, rule)
    if (hours) return momentAt(day, hours.from, rule.timeZone)
  }
}

function hoursOn(day: string, { holidays, saturday, weekdays }: CallingRule): Hours | undefined {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || holidays.includes(day)) return undefined
  return weekday === 6 ? saturday : weekdays
}
