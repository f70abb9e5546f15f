import { type BatteryStep, batteryLimits, batterySteps, batteryTiers } from './data/certificates.ts'
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
 * once at the end. (Several products and SolarPlus round so; no official example with tiers was found.) None for a
 * nominal size outside 5 to 100 kWh; where only the usable size is told, it is taken for the nominal one.
 */
export function batteryCertificates(
  usableKwh: number,
  installed: Day,
  nominalKwh = usableKwh,
): number {
  const step = batteryStep(installed)
  const { leastNominal, mostNominal } = batteryLimits.value
  if (!step || !(nominalKwh >= leastNominal) || nominalKwh > mostNominal) return 0
  return wholeCertificates(countedKwh(usableKwh, step.tiered) * step.factor)
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
