import { longestPayback, type Purchase, purchaseOf } from '../../shared/payback.ts'

/** How a purchase goes on, in pounds. */
export type Savings = {
  /** In each year from the first, before the panels fade; the last goes on. */
  yearly: readonly number[]
  /** How much less the panels make each year, 0 to 1. */
  fading: number
  /** Years until the battery is bought again, and for how much. */
  life: number
  secondBattery: number
}

/**
 * A purchase over 25 years. As the trade does, payback leaves out that panels fade, and counts a second battery once the first is worn
 * out; what is left after the years counts both. A new inverter is left out of either until its price is checked.
 */
export function toPurchase(cost: number, savings: Savings): Purchase {
  const saved = sums(savings, 0)
  const { yearly, fading, life, secondBattery } = savings
  return purchaseOf(cost, yearly[0] ?? 0, saved, life, secondBattery, sums(savings, fading))
}

/** Pounds by the end of each of the 25 years, the first of them 0, less a second battery once it is bought. */
function sums({ yearly, life, secondBattery }: Savings, fading: number): number[] {
  let saved = 0
  let left = 1
  return [
    0,
    ...Array.from({ length: longestPayback }, (_, year) => {
      saved += (yearly[Math.min(year, yearly.length - 1)] ?? 0) * left
      left *= 1 - fading
      return saved - (year >= life ? secondBattery : 0)
    }),
  ]
}
