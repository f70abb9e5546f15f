import type { CallingCalendar } from './calling-calendar.ts'
import { countFrom } from './promise.ts'

const workingDaysToDecide = 2

const shares = { 'offer.return-half-time': 0.5, 'offer.return-three-quarters': 0.75 }

/** A notice to owners that the time to decide a return runs out. */
export type ReturnNotice = keyof typeof shares

/**
 * By when a return is decided: so many milliseconds later as two weekdays have in which the desk may call, counted in those hours. Of a
 * calendar of the desk's own.
 */
export function decideBy(returnedAt: Date, calendar: CallingCalendar): Date {
  return momentAt(1, returnedAt, calendar)
}

/** The latest notice that is due of a return nobody has decided; undefined before half of the time is gone. */
export function returnNoticeDue(
  returnedAt: Date,
  now: Date,
  calendar: CallingCalendar,
): ReturnNotice | undefined {
  const isDue = (notice: ReturnNotice) => momentAt(shares[notice], returnedAt, calendar) <= now
  if (isDue('offer.return-three-quarters')) return 'offer.return-three-quarters'
  return isDue('offer.return-half-time') ? 'offer.return-half-time' : undefined
}

/** When this share of the time is gone. */
function momentAt(share: number, returnedAt: Date, calendar: CallingCalendar): Date {
  const { desk, lawful } = calendar
  const hours =
    Math.min(desk.weekdays.to, lawful.weekdays.to) -
    Math.max(desk.weekdays.from, lawful.weekdays.from)
  const milliseconds = share * workingDaysToDecide * hours * 3_600_000
  return countFrom(returnedAt, milliseconds, ({ calling }) => calling, calendar)
}
