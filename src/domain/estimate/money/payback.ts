import { type Estimate, spanning } from '../figure.ts'

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

function savingInYear(year: number, outlook: SavingsOutlook): number {
  const first = outlook.panels + (year <= outlook.batteryLife ? outlook.battery : 0)
  return first * ((1 - outlook.fading) * (1 + outlook.growth)) ** (year - 1)
}

/** Dollars saved in so many years, without interest. */
function savingOver(years: number, outlook: SavingsOutlook): number {
  let total = 0
  for (let year = 1; year <= years; year++) total += savingInYear(year, outlook)
  return total
}

/** Years until so many dollars are saved; null if it takes more than 25. */
function yearsToSave(cost: number, outlook: SavingsOutlook): number | null {
  let left = cost
  for (let year = 1; year <= longestPayback; year++) {
    const saving = savingInYear(year, outlook)
    if (saving > 0 && saving >= left) return year - 1 + Math.max(0, left) / saving
    left -= saving
  }
  return null
}

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

/** How savings go on in each scenario. */
export type SavingsOutlooks = {
  low: readonly SavingsOutlook[]
  mid: SavingsOutlook
  high: readonly SavingsOutlook[]
}

/** The scenarios that save least go with the highest cost, those that save most with the lowest. */
export function toMoney(cost: Estimate, { low, mid, high }: SavingsOutlooks): Money {
  const overAll = (of: (outlook: SavingsOutlook, cost: number) => number): Estimate =>
    spanning(of(mid, cost.mid), [
      ...high.map((outlook) => of(outlook, cost.low)),
      ...low.map((outlook) => of(outlook, cost.high)),
    ])
  const payback = overAll((outlook, cost) => yearsToSave(cost, outlook) ?? Infinity)
  const orNever = (years: number) => (years === Infinity ? null : years)
  return {
    cost,
    saving: overAll((outlook) => savingInYear(1, outlook)),
    payback: {
      soonest: orNever(payback.low),
      mid: orNever(payback.mid),
      latest: orNever(payback.high),
    },
    after10: overAll((outlook, cost) => savingOver(10, outlook) - cost),
    after25: overAll((outlook, cost) => savingOver(25, outlook) - cost),
  }
}
