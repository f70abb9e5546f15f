import { inverterYears } from '#estimate/data/prices.ts'
import { combine, type Ends, type Estimate } from './figure.ts'

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
  /** How much less the battery saves each year. */
  batteryFading: number
  /** What a new inverter costs once the first is worn out; 0 if it is not this purchase’s. */
  inverter: number
}

/** Panels last about so many years: nobody should hear that they pay for themselves after that. */
export const longestPayback = 25

/** Dollars over so many years, without interest. */
export type Saved = { panels: number; battery: number; inverter: number }

/** What is saved over so many years, and what a new inverter takes from it. A part of a year counts as such. */
export function savedOver(years: number, outlook: SavingsOutlook): Saved {
  const { panels, battery, fading, growth, batteryLife, batteryFading, inverter } = outlook
  const saved = { panels: 0, battery: 0, inverter: years > inverterYears.value ? inverter : 0 }
  let [panelYear, batteryYear] = [panels, battery]
  for (let year = 0; year < years; year++) {
    const part = Math.min(1, years - year)
    saved.panels += part * panelYear
    saved.battery += part * Math.min(1, Math.max(0, batteryLife - year)) * batteryYear
    panelYear *= (1 - fading) * (1 + growth)
    batteryYear *= (1 - batteryFading) * (1 + growth)
  }
  return saved
}

/** Dollars saved by the end of each of the 25 years; the first is 0. */
function savedByYear(outlook: SavingsOutlook): number[] {
  const { panels, battery, fading, growth, batteryLife, batteryFading, inverter } = outlook
  const saved = [0]
  let [panelYear, batteryYear, sum] = [panels, battery, 0]
  for (let year = 0; year < longestPayback; year++) {
    if (year === inverterYears.value) sum -= inverter
    sum += panelYear + Math.min(1, Math.max(0, batteryLife - year)) * batteryYear
    panelYear *= (1 - fading) * (1 + growth)
    batteryYear *= (1 - batteryFading) * (1 + growth)
    saved.push(sum)
  }
  return saved
}

/** Years until so many dollars are saved; null if it takes more than 25. */
function yearsToSave(cost: number, saved: readonly number[], inverter: number): number | null {
  for (let year = 0; year < longestPayback; year++) {
    const from = (saved[year] ?? 0) - (year === inverterYears.value ? inverter : 0)
    const to = saved[year + 1] ?? 0
    if (to >= cost && to > from) return year + Math.max(0, cost - from) / (to - from)
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
  const saved = savedByYear(outlook)
  const over25 = saved[longestPayback] ?? 0
  const years = yearsToSave(cost, saved, outlook.inverter)
  return {
    cost,
    saving: outlook.panels + outlook.battery,
    returnPerYear:
      years === null
        ? Math.min(over25, cost) / longestPayback / Math.max(cost, 1)
        : 1 / Math.max(years, shortestPayback),
    after10: (saved[10] ?? 0) - cost,
    after25: over25 - cost,
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
