import { dayOf } from '#domain/calendar.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { timeZone } from '#estimate/time-zone.ts'

/** Today where the edition’s figures hold. Scripts of calculators don’t load the whole brand for it. */
export function dayHere(): Day {
  return dayOf(new Date(), timeZone)
}
