import { deeming, largestSmallSystem } from './data/certificates.ts'
import { zoneRatings } from './data/zones.ts'
import { type Day, yearOf } from './day.ts'
import type { Zone } from './postcode.ts'
import { wholeCertificates } from './whole-certificates.ts'

/** Years that panels installed in this year earn certificates for: five in 2026, none from 2031. */
export function deemedYears(year: number): number {
  const { lastYear, mostYears } = deeming.value
  return Math.min(mostYears, Math.max(0, lastYear + 1 - year))
}

/**
 * Small-scale technology certificates for panels: kW × zone rating × deemed years, rounded down (Clean Energy
 * Regulator, cer.gov.au/node/3640). None above 100 kW, which is another scheme.
 */
export function panelCertificates(kilowatts: number, zone: Zone, installed: Day): number {
  if (!(kilowatts > 0) || kilowatts > largestSmallSystem.value) return 0
  return wholeCertificates(kilowatts * zoneRatings.value[zone] * deemedYears(yearOf(installed)))
}

/** The day on which panels next earn less; undefined once they earn nothing. */
export function nextPanelStep(installed: Day): Day | undefined {
  const year = yearOf(installed)
  return deemedYears(year) > 0 ? `${year + 1}-01-01` : undefined
}
