import type { Day } from '#domain/estimate/shared/day.ts'
import { timeZone } from '#estimate/time-zone.ts'

// Swedes write days as we store them. The scripts of calculators load no other clock.
const days = new Intl.DateTimeFormat('sv', { timeZone })

/** Today where the edition’s figures hold. */
export function dayHere(): Day {
  return days.format()
}
