import {
  type BatteryStep,
  batteryLimits,
  batterySteps,
  batteryTiers,
  usableShare,
} from './data/certificates.ts'
import type { Day } from './day.ts'
import { wholeCertificates } from './whole-certificates.ts'

/** The program’s step on the day a battery is installed; undefined before it began on 1 July 2025. */
export function batteryStep(installed: Day): BatteryStep | undefined {
  return batterySteps.value.findLast(({ from }) => from <= installed)
}

/** Usable kilowatt-hours that count: whole to 14, six tenths of those to 28, 15 per cent of those to 50. */
export function countedKwh(usableKwh: number, tiered: boolean): number {
  let counted = 0
  let below = 0
  for (const { upTo, share } of batteryTiers.value) {
    counted += Math.max(0, Math.min(usableKwh, upTo) - below) * (tiered ? share : 1)
    below = upTo
  }
  return counted
}

/**
 * Certificates for a battery in the Cheaper Home Batteries Program: counted kWh × the factor of the day, rounded down
 * once at the end. (Several products and SolarPlus round so; no official example with tiers was found.) None where no
 * battery of this usable size has a nominal one of 5 to 100 kWh.
 */
export function batteryCertificates(usableKwh: number, installed: Day): number {
  const step = batteryStep(installed)
  const { leastNominal, mostNominal } = batteryLimits.value
  const { least, most } = nominalKwh(usableKwh)
  if (!step || !(most >= leastNominal) || least > mostNominal) return 0
  return wholeCertificates(countedKwh(usableKwh, step.tiered) * step.factor)
}

/** The nominal size a battery must have to earn them, where its usable one leaves that open. */
export function nominalNeeded(usableKwh: number): number | undefined {
  const { leastNominal } = batteryLimits.value
  const { least, most } = nominalKwh(usableKwh)
  return least < leastNominal && leastNominal <= most ? leastNominal : undefined
}

/** What a battery of so many usable kWh may be sold as. */
function nominalKwh(usableKwh: number): { least: number; most: number } {
  const { least, most } = usableShare.value
  return { least: usableKwh / most, most: usableKwh / least }
}

/** The day on which a battery next earns less; undefined after the last. */
export function nextBatteryStep(installed: Day): Day | undefined {
  return batterySteps.value.find(({ from }) => from > installed)?.from
}

/** What a certificate price makes of each kilowatt-hour on a day, by tier, in dollars. */
export function batteryTierWorth(
  installed: Day,
  price: number,
): { upTo: number; perKwh: number }[] {
  const step = batteryStep(installed)
  return batteryTiers.value.map(({ upTo, share }) => ({
    upTo,
    perKwh: (step?.factor ?? 0) * (step?.tiered ? share : 1) * price,
  }))
}
