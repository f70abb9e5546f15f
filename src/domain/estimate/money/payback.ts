import { type Estimate, spanning } from '../figure.ts'

/** How savings go on after the first year. Dollars, and shares of one a year. */
export type SavingsOutlook = {
  panels: number
  battery: number
  /** Each year’s generation is less by this share; we take the saving to be less by as much, which is unkind. */
  fading: number
  growth: number
  /** The battery saves for so many years and nothing after them. */
  batteryLife: number
}

/** Nobody should be told that something pays for itself after it is worn out. */
export const longestPayback = 25

export function savingInYear(year: number, course: SavingsOutlook): number {
  const first = course.panels + (year <= course.batteryLife ? course.battery : 0)
  return first * ((1 - course.fading) * (1 + course.growth)) ** (year - 1)
}

/** Dollars saved in so many years, without interest. */
export function savingsOver(years: number, course: SavingsOutlook): number {
  let saved = 0
  for (let year = 1; year <= years; year++) saved += savingInYear(year, course)
  return saved
}

/** Years until so many dollars are saved; null where they are not in 25 years: it does not pay back. */
export function yearsToSave(cost: number, course: SavingsOutlook): number | null {
  let left = cost
  for (let year = 1; year <= longestPayback; year++) {
    const saving = savingInYear(year, course)
    if (saving > 0 && saving >= left) return year - 1 + Math.max(0, left) / saving
    left -= saving
  }
  return null
}

/** Null: does not pay back within 25 years. */
export type Payback = { soonest: number | null; mid: number | null; latest: number | null }

export type Money = {
  /** What is paid in the end. */
  cost: Estimate
  /** In the first year. */
  saving: Estimate
  payback: Payback
  /** What is left over after so many years when the cost is paid; below nothing is a loss. */
  after10: Estimate
  after25: Estimate
}

/** Savings as they go on in the kind cases, the unkind ones, and the one in the middle. */
export type SavingsOutlooks = {
  high: readonly SavingsOutlook[]
  mid: SavingsOutlook
  low: readonly SavingsOutlook[]
}

/** The kind cases cost least, the unkind ones most. */
export function toMoney(cost: Estimate, { high, mid, low }: SavingsOutlooks): Money {
  const overAll = (of: (course: SavingsOutlook, cost: number) => number): Estimate =>
    spanning(of(mid, cost.mid), [
      ...high.map((course) => of(course, cost.low)),
      ...low.map((course) => of(course, cost.high)),
    ])
  const payback = overAll((course, cost) => yearsToSave(cost, course) ?? Infinity)
  const orNever = (years: number) => (years === Infinity ? null : years)
  return {
    cost,
    saving: overAll((course) => savingInYear(1, course)),
    payback: {
      soonest: orNever(payback.low),
      mid: orNever(payback.mid),
      latest: orNever(payback.high),
    },
    after10: overAll((course, cost) => savingsOver(10, course) - cost),
    after25: overAll((course, cost) => savingsOver(25, course) - cost),
  }
}
