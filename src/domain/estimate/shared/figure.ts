import type { Day } from './day.ts'

/**
 * How well a figure is known: seen in two independent sources or on the responsible body’s own page; seen once in a
 * secondary source; derived by arithmetic; unverified; or assumed by us.
 */
export type Confidence = 'seen' | 'seen once' | 'derived' | 'unverified' | 'assumed'

/** Something we calculate with, and why we believe it. */
export type Figure<Value> = {
  /** In a few words, with its unit. */
  what: string
  value: Value
  source: string
  /** The day on which it was last seen to be so, such as 2026-11-21. */
  checked: Day
  confidence: Confidence
  /** The first and the last day on which it holds, both included; undefined where none is known. */
  validFrom?: Day
  validTo?: Day
  /** What becomes of it after its last day. */
  after?: After
}

/**
 * What a figure does after its last day: it is carried on and this is said; its date is said; it is hidden; a rule says what follows;
 * it has no end; visitors are asked for theirs; it is looked at again each quarter; what it tells of is over.
 */
type After = 'carry' | 'say the date' | 'hide' | 'rule' | 'keep' | 'ask' | 'recheck' | 'close'

/** A figure without its value. */
export type Source = Omit<Figure<unknown>, 'value'>

/** A number with the range it lies in. Visitors read the ends; `mid` is for charts and for choosing between sizes. */
export type Estimate = { low: number; mid: number; high: number }

/** A range, with its mid half way unless it is given. */
export function between(low: number, high: number, mid = (low + high) / 2): Estimate {
  return { low, mid, high }
}

/** A single value, where the visitor gave it or nothing better is known. */
export function exactly(value: number): Estimate {
  return { low: value, mid: value, high: value }
}

export function scale(factor: number, { low, mid, high }: Estimate): Estimate {
  return { low: factor * low, mid: factor * mid, high: factor * high }
}

/** What a number becomes with one thing at either end of its range and all else in the middle. */
export type Ends = { low: number; high: number }

/**
 * The range of a number that several independent things move, by root-sum-square around the middle. If each of their
 * ranges covers eight cases in ten, so does this one, as long as none of them bends the number much.
 */
export function combine(mid: number, moved: readonly Ends[]): Estimate {
  let down = 0
  let up = 0
  for (const { low, high } of moved) {
    down += Math.min(0, low - mid, high - mid) ** 2
    up += Math.max(0, low - mid, high - mid) ** 2
  }
  return { low: mid - Math.sqrt(down), mid, high: mid + Math.sqrt(up) }
}

/** No less and no more than is possible. */
export function within(estimate: Estimate, least: number, most = Infinity): Estimate {
  const clamp = (value: number) => Math.min(most, Math.max(least, value))
  return { low: clamp(estimate.low), mid: clamp(estimate.mid), high: clamp(estimate.high) }
}

/** A value of a range: its middle at 0, its ends at −1 and 1. */
export function valueAt({ low, mid, high }: Estimate, position = 0): number {
  return mid + position * (position < 0 ? mid - low : high - mid)
}

export function isExact({ low, high }: Estimate): boolean {
  return low === high
}

/** A number times factors that have a range each. */
export function multiply(by: number, factors: readonly Estimate[]): Estimate {
  const product = by * factors.reduce((sofar, { mid }) => sofar * mid, 1)
  return combine(
    product,
    factors.map(({ low, mid, high }) => ({
      low: (product * low) / mid,
      high: (product * high) / mid,
    })),
  )
}
