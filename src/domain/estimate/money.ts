import { over, type Range } from './figure.ts'

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

/** The kind end saves most and costs least; the unkind end the other way about. */
export function moneyOver(cost: Range, courses: Record<keyof Range, Course>): Money {
  const overCourses = (of: (course: Course) => number) =>
    over(of(courses.low), of(courses.middle), of(courses.high))
  const after = (years: number): Range =>
    over(
      savedIn(years, courses.low) - cost.high,
      savedIn(years, courses.middle) - cost.middle,
      savedIn(years, courses.high) - cost.low,
    )
  const years = [
    yearsToSave(cost.low, courses.high),
    yearsToSave(cost.middle, courses.middle),
    yearsToSave(cost.high, courses.low),
  ].toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity))
  const [soonest = null, middle = null, latest = null] = years
  return {
    cost,
    saving: overCourses((course) => savingIn(1, course)),
    payback: { soonest, middle, latest },
    after10: after(10),
    after25: after(25),
  }
}
