import { over, type Range } from '../figure.ts'

/** How savings go on after the first year. Dollars, and shares of one a year. */
export type Course = {
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

export function savingIn(year: number, course: Course): number {
  const first = course.panels + (year <= course.batteryLife ? course.battery : 0)
  return first * ((1 - course.fading) * (1 + course.growth)) ** (year - 1)
}

/** Dollars saved in so many years, without interest. */
export function savedIn(years: number, course: Course): number {
  let saved = 0
  for (let year = 1; year <= years; year++) saved += savingIn(year, course)
  return saved
}

/** Years until so many dollars are saved; null where they are not in 25 years: it does not pay back. */
export function yearsToSave(cost: number, course: Course): number | null {
  let left = cost
  for (let year = 1; year <= longestPayback; year++) {
    const saving = savingIn(year, course)
    if (saving > 0 && saving >= left) return year - 1 + Math.max(0, left) / saving
    left -= saving
  }
  return null
}

/** Null: does not pay back within 25 years. */
export type Payback = { soonest: number | null; middle: number | null; latest: number | null }

export type Money = {
  /** What is paid in the end. */
  cost: Range
  /** In the first year. */
  saving: Range
  payback: Payback
  /** What is left over after so many years when the cost is paid; below nothing is a loss. */
  after10: Range
  after25: Range
}

/** Savings as they go on in the kind cases, the unkind ones, and the one in the middle. */
export type Courses = { kind: readonly Course[]; middle: Course; unkind: readonly Course[] }

/** The kind cases cost least, the unkind ones most. */
export function moneyOver(cost: Range, { kind, middle, unkind }: Courses): Money {
  const overAll = (of: (course: Course, cost: number) => number): Range =>
    over(of(middle, cost.middle), [
      ...kind.map((course) => of(course, cost.low)),
      ...unkind.map((course) => of(course, cost.high)),
    ])
  const payback = overAll((course, cost) => yearsToSave(cost, course) ?? Infinity)
  const orNever = (years: number) => (years === Infinity ? null : years)
  return {
    cost,
    saving: overAll((course) => savingIn(1, course)),
    payback: {
      soonest: orNever(payback.low),
      middle: orNever(payback.middle),
      latest: orNever(payback.high),
    },
    after10: overAll((course, cost) => savedIn(10, course) - cost),
    after25: overAll((course, cost) => savedIn(25, course) - cost),
  }
}
