import { dayOf, daysAfter, momentAt } from '../calendar.ts'
import { type CapPeriod, type Caps, capPeriods } from '../installer/installer.ts'

/** When the day, the week (from Monday) and the month began that a moment lies in, on the clock of a time zone. */
export function capStarts(moment: Date, timeZone: string): Record<CapPeriod, Date> {
  const today = dayOf(moment, timeZone)
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const starts: Record<CapPeriod, string> = {
    day: today,
    week: daysAfter(today, -sinceMonday),
    month: `${today.slice(0, 8)}01`,
  }
  return {
    day: momentAt(starts.day, 0, timeZone),
    week: momentAt(starts.week, 0, timeZone),
    month: momentAt(starts.month, 0, timeZone),
  }
}

/** The first cap that so many accepted leads have reached; undefined while there is room under all of them. */
export function capReached(
  caps: Caps,
  accepted: Readonly<Record<CapPeriod, number>>,
): CapPeriod | undefined {
  return capPeriods.find((period) => accepted[period] >= (caps[period] ?? Number.POSITIVE_INFINITY))
}
