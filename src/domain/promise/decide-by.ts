import type { CallingCalendar } from './calling-calendar.ts'
import { countFrom } from './promise.ts'

const workingDaysToDecide = 2

/**
 * By when a return is decided: so many milliseconds later as two weekdays have in which the desk may call, counted in those hours. Of a
 * calendar of the desk's own.
 */
export function decideBy(returnedAt: Date, calendar: CallingCalendar): Date {
  const { desk, lawful } = calendar
  const hours =
    Math.min(desk.weekdays.to, lawful.weekdays.to) -
    Math.max(desk.weekdays.from, lawful.weekdays.from)
  const milliseconds = workingDaysToDecide * hours * 3_600_000
  return countFrom(returnedAt, milliseconds, ({ calling }) => calling, calendar)
}
