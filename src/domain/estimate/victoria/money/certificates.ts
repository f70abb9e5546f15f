import { type Day, yearOf } from '../../shared/day.ts'
import { type Estimate, scale } from '../../shared/figure.ts'
import {
  type BatteryStep,
  batteryLimits,
  batterySteps,
  batteryTiers,
  deeming,
  largestSmallSystem,
  usableShare,
} from '../data/certificates.ts'
import { zoneRatings } from '../data/zones.ts'
import type { Zone } from '../postcode.ts'

/** Small-scale technology certificates and what an installer credits for them, in dollars. */
type Certificates = { count: number; worth: Estimate }

/** What is earned on the day of installation, and from the day on which it next falls. */
export type CertificatesAhead = Certificates & {
  next?: Certificates & { from: Day }
  /** The nominal kWh a battery must have to earn them, where its usable size leaves that open. */
  ifNominal?: number
}

export function panelCertificatesAhead(
  kilowatts: number,
  zone: Zone,
  installed: Day,
  price: Estimate,
): CertificatesAhead {
  const on = (day: Day) => atPrice(panelCertificates(kilowatts, zone, day), price)
  const from = nextPanelStep(installed)
  return { ...on(installed), next: from ? { from, ...on(from) } : undefined }
}

export function batteryCertificatesAhead(
  usableKwh: number,
  installed: Day,
  price: Estimate,
): CertificatesAhead {
  const on = (day: Day) => atPrice(batteryCertificates(usableKwh, day), price)
  const from = nextBatteryStep(installed)
  return {
    ...on(installed),
    next: from ? { from, ...on(from) } : undefined,
    ifNominal: nominalNeeded(usableKwh),
  }
}

function atPrice(count: number, price: Estimate): Certificates {
  return { count, worth: scale(count, price) }
}

/**
 * Certificates for panels: kW × zone rating × deemed years, rounded down (Clean Energy Regulator, cer.gov.au/node/3640).
 * None above 100 kW, which belongs to another scheme.
 */
export function panelCertificates(kilowatts: number, zone: Zone, installed: Day): number {
  if (!(kilowatts > 0) || kilowatts > largestSmallSystem.value) return 0
  return roundDown(kilowatts * zoneRatings.value[zone] * deemedYears(yearOf(installed)))
}

/** Years for which panels installed in this year earn certificates: five in 2026, none from 2031. */
export function deemedYears(year: number): number {
  const { lastYear, mostYears } = deeming.value
  return Math.min(mostYears, Math.max(0, lastYear + 1 - year))
}

/** The day on which panels next earn less; undefined once they earn nothing. */
function nextPanelStep(installed: Day): Day | undefined {
  const year = yearOf(installed)
  return deemedYears(year) > 0 ? `${year + 1}-01-01` : undefined
}

/**
 * Certificates for a battery in the Cheaper Home Batteries Program: counted kWh × the factor of the day, rounded down
 * once at the end (the department’s example: 14.2 kWh earn 96). None if no battery
 * of this usable size has a nominal size of 5 to 100 kWh.
 */
export function batteryCertificates(usableKwh: number, installed: Day): number {
  const step = batteryStep(installed)
  const { leastNominal, mostNominal } = batteryLimits.value
  const { least, most } = nominalKwh(usableKwh)
  if (!step || !(most >= leastNominal) || least > mostNominal) return 0
  return roundDown(countedKwh(usableKwh, step.tiered) * step.factor)
}

/** The program’s step on the day a battery is installed; undefined before it began on 1 July 2025. */
export function batteryStep(installed: Day): BatteryStep | undefined {
  return batterySteps.value.findLast(({ from }) => from <= installed)
}

/** Usable kWh that count: all of the first 14, 60 per cent of those to 28, 15 per cent of those to 50. */
export function countedKwh(usableKwh: number, tiered: boolean): number {
  let counted = 0
  let below = 0
  for (const { upTo, share } of batteryTiers.value) {
    counted += Math.max(0, Math.min(usableKwh, upTo) - below) * (tiered ? share : 1)
    below = upTo
  }
  return counted
}

/** The day on which a battery next earns less; undefined after the last. */
function nextBatteryStep(installed: Day): Day | undefined {
  return batterySteps.value.find(({ from }) => from > installed)?.from
}

/** The nominal size that a battery of this usable size must have, where it may also be too small for the program. */
function nominalNeeded(usableKwh: number): number | undefined {
  const { leastNominal } = batteryLimits.value
  const { least, most } = nominalKwh(usableKwh)
  return least < leastNominal && leastNominal <= most ? leastNominal : undefined
}

/** The sizes that a battery of so many usable kWh may be sold as. */
function nominalKwh(usableKwh: number): { least: number; most: number } {
  const { least, most } = usableShare.value
  return { least: usableKwh / most, most: usableKwh / least }
}

/** Certificates are whole. Rounds to six decimals first, so that 10 × 6.8 loses none to floating point. */
function roundDown(product: number): number {
  return Math.floor(Math.round(product * 1e6) / 1e6)
}
