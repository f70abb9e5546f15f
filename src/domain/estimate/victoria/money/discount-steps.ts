import { type Day, yearOf } from '../../shared/day.ts'
import { batterySteps, deeming } from '../data/certificates.ts'
import type { Zone } from '../postcode.ts'
import { batteryCertificates, panelCertificates } from './certificates.ts'

/** Certificates for panels and for a battery that are installed on `from` or later, but before `until`. */
export type DiscountStep = { from: Day; until: Day; panels: number; battery: number }

/**
 * Every step of the two federal discounts, from the day batteries were first in it to the day both end: a new one each
 * time either of them falls.
 */
export function listDiscountSteps(
  kilowatts: number,
  usableKwh: number,
  zone: Zone,
): DiscountStep[] {
  const days = batterySteps.value.map(({ from }) => from)
  const first = days[0] ?? ''
  const end: Day = `${deeming.value.lastYear + 1}-01-01`
  for (let year = yearOf(first) + 1; year <= yearOf(end); year++) days.push(`${year}-01-01`)
  const starts = [...new Set(days)].sort().filter((day) => day <= end)
  return starts.slice(0, -1).map((from, index) => ({
    from,
    until: starts[index + 1] ?? end,
    panels: panelCertificates(kilowatts, zone, from),
    battery: batteryCertificates(usableKwh, from),
  }))
}

/** Whole days from one day to another. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

export function dayBefore(day: Day): Day {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}
