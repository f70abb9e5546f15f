import { dayOf, daysAfter, momentAt } from '../calendar.ts'
import { type CapPeriod, type Caps, capPeriods } from './installer.ts'

/** How an installer's places are taken. */
export type Capacity = {
  /** Accepted in this day, week and month of the brand's place. */
  accepted: Readonly<Record<CapPeriod, number>>
  /** Offers that are open with it, and how many may be. */
  open: number
  mostOpen: number
}

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

/** How many more leads may be accepted under all caps; infinite where there is none. */
export function placesLeft(caps: Caps, accepted: Readonly<Record<CapPeriod, number>>): number {
  const left = capPeriods.map(
    (period) => (caps[period] ?? Number.POSITIVE_INFINITY) - accepted[period],
  )
  return Math.max(0, Math.min(...left))
}

/** The first cap that so many accepted leads have reached; undefined while there is room under all of them. */
export function capReached(
  caps: Caps,
  accepted: Readonly<Record<CapPeriod, number>>,
): CapPeriod | undefined {
  return capPeriods.find((period) => accepted[period] >= (caps[period] ?? Number.POSITIVE_INFINITY))
}
