import { combine, type Ends, type Estimate } from '../figure.ts'

/** Savings in the first year, in dollars, and how they go on. Fading and growth are shares, 0 to 1. */
export type SavingsOutlook = {
  panels: number
  battery: number
  /** How much less the panels make each year. The saving is taken to shrink as fast, which is pessimistic. */
  fading: number
  /** How much dearer power gets each year. */
  growth: number
  /** Years for which the battery saves; nothing after them. */
  batteryLife: number
}

/** Panels last about so many years: nobody should hear that they pay for themselves after that. */
export const longestPayback = 25

/** Dollars saved in each of the 25 years, without interest. */
function savingsByYear(outlook: SavingsOutlook): number[] {
  const { panels, battery, fading, growth, batteryLife } = outlook
  const savings: number[] = []
  let price = 1
  for (let year = 0; year < longestPayback; year++) {
    const batteryWorks = Math.min(1, Math.max(0, batteryLife - year))
    savings.push((panels + battery * batteryWorks) * price)
    price *= (1 - fading) * (1 + growth)
  }
  return savings
}

/** Years until so many dollars are saved; null if it takes more than 25. */
function yearsToSave(cost: number, savings: readonly number[]): number | null {
  let left = cost
  for (const [year, saving] of savings.entries()) {
    if (saving > 0 && saving >= left) return year + Math.max(0, left) / saving
    left -= saving
  }
  return null
}

/** A purchase in one scenario, in dollars. */
export type Purchase = {
  /** The price after certificates and rebates. */
  cost: number
  /** In the first year. */
  saving: number
  /** The share of its cost that comes back each year, until all of it has or 25 years are over. */
  returnPerYear: number
  after10: number
  after25: number
}

export function toPurchase(cost: number, outlook: SavingsOutlook): Purchase {
  const savings = savingsByYear(outlook)
  const over25 = sumOf(savings)
  const years = yearsToSave(cost, savings)
  return {
    cost,
    saving: outlook.panels + outlook.battery,
    returnPerYear:
      years === null
        ? over25 / longestPayback / Math.max(cost, 1)
        : 1 / Math.max(years, shortestPayback),
    after10: sumOf(savings.slice(0, 10)) - cost,
    after25: over25 - cost,
  }
}

function sumOf(savings: readonly number[]): number {
  return savings.reduce((sum, saving) => sum + saving, 0)
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
  /** Savings of so many years less the cost; negative is a loss. */
  after10: Estimate
  after25: Estimate
}

/** A purchase in the middle of everything, and as each uncertainty moves it. */
export function toMoney(mid: Purchase, moved: readonly { low: Purchase; high: Purchase }[]): Money {
  const range = (of: (purchase: Purchase) => number): Estimate =>
    combine(
      of(mid),
      moved.map(({ low, high }): Ends => ({ low: of(low), high: of(high) })),
    )
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
    after10: range(({ after10 }) => after10),
    after25: range(({ after25 }) => after25),
  }
}

function toYears(returnPerYear: number): number | null {
  return returnPerYear * longestPayback < 1 ? null : 1 / returnPerYear
}
