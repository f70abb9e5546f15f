import type { Estimate } from './figure.ts'
import { type Ranged, rangeOver } from './scenarios.ts'

/** Panels last about so many years: a later payback is never shown. */
export const longestPayback = 25

/** Years until so much is saved; null if it takes more than 25. */
function yearsToSave(
  cost: number,
  saved: readonly number[],
  wornOut: number,
  renewal: number,
): number | null {
  for (let year = 0; year < longestPayback; year++) {
    const from = (saved[year] ?? 0) - (year === wornOut ? renewal : 0)
    const to = saved[year + 1] ?? 0
    if (to >= cost && to > from) return year + Math.max(0, cost - from) / (to - from)
  }
  return null
}

/** A purchase in one scenario, in the edition’s money. */
export type Purchase = {
  /** What is paid, after whatever is taken off the price. */
  cost: number
  /** In the first year. */
  saving: number
  /** The share of its cost that comes back each year, until all of it has or 25 years are over. */
  returnPerYear: number
  after10: number
  after25: number
}

/**
 * A purchase that has saved so much by the end of each of the 25 years (the first is 0), less what is
 * bought anew after so many years. What is left over may be reckoned by other sums than the payback.
 */
export function purchaseOf(
  cost: number,
  saving: number,
  saved: readonly number[],
  wornOut: number,
  renewal: number,
  left = saved,
): Purchase {
  const over25 = saved[longestPayback] ?? 0
  const years = yearsToSave(cost, saved, wornOut, renewal)
  return {
    cost,
    saving,
    returnPerYear:
      years === null
        ? Math.min(over25, cost) / longestPayback / Math.max(cost, 1)
        : 1 / Math.max(years, shortestPayback),
    after10: (left[10] ?? 0) - cost,
    after25: (left[longestPayback] ?? 0) - cost,
  }
}

// What costs nothing is paid off at once.
const shortestPayback = 0.01

/** In years. Null: does not pay back within 25. */
export type Payback = { soonest: number | null; mid: number | null; latest: number | null }

export type Money = {
  /** The price after certificates and rebates. */
  cost: Estimate
  /** In the first year. */
  saving: Estimate
  payback: Payback
  /** The most that what is bought may cost, after certificates and rebates, to pay for itself within 25 years, in the middle. */
  paysUpTo: number
  /** Savings of so many years less the cost; negative is a loss. */
  after10: Estimate
  after25: Estimate
}

/** A purchase in the middle of everything, and as each uncertainty moves it. */
export function toMoney(purchases: Ranged<Purchase>): Money {
  const range = (of: (purchase: Purchase) => number) => rangeOver(purchases, of)
  // Years grow without end as the saving goes to nothing, so what comes back each year is combined instead.
  const returns = range(({ returnPerYear }) => returnPerYear)
  return {
    cost: range(({ cost }) => cost),
    saving: range(({ saving }) => saving),
    payback: {
      soonest: toYears(returns.high),
      mid: toYears(returns.mid),
      latest: toYears(returns.low),
    },
    paysUpTo: Math.max(0, purchases.mid.cost + purchases.mid.after25),
    after10: range(({ after10 }) => after10),
    after25: range(({ after25 }) => after25),
  }
}

function toYears(returnPerYear: number): number | null {
  return returnPerYear * longestPayback < 1 ? null : 1 / returnPerYear
}
