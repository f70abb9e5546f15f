import { isDay } from './day.ts'

/**
 * How well a figure is known: seen in two independent sources or on the responsible body's own page; seen once in a
 * secondary source; derived by arithmetic; remembered and not verified; or assumed by us, which a visitor may change.
 */
export type Confidence = (typeof confidences)[number]

const confidences = ['seen', 'seen once', 'derived', 'remembered', 'assumed'] as const

/** Something we reckon with, and how we come to believe it. */
export type Figure<Value> = {
  /** In a few words, with its unit. */
  what: string
  value: Value
  source: string
  /** The day it was last found to be so, as in 2026-11-21. */
  checked: string
  confidence: Confidence
}

/** Whether it is told whole: what it is, where from, a day of the calendar and how sure. */
export function isFigure(candidate: unknown): candidate is Figure<unknown> {
  if (typeof candidate !== 'object' || candidate === null) return false
  const { what, value, source, checked, confidence } = candidate as Partial<Figure<unknown>>
  return (
    value !== undefined &&
    typeof what === 'string' &&
    what !== '' &&
    typeof source === 'string' &&
    source !== '' &&
    typeof checked === 'string' &&
    isDay(checked) &&
    confidences.some((known) => known === confidence)
  )
}

/** From the least to the most that can be stood behind, with the middle we reckon with. Never a point alone. */
export type Range = { low: number; middle: number; high: number }

/** A range with its middle half way, or as told. */
export function range(low: number, high: number, middle = (low + high) / 2): Range {
  return { low, middle, high }
}

/** A single value, where the visitor told it or nothing better is known. */
export function exactly(value: number): Range {
  return { low: value, middle: value, high: value }
}

/** From the least to the most that came out, with what came out in the middle case. */
export function over(middle: number, others: readonly number[]): Range {
  return { low: Math.min(middle, ...others), middle, high: Math.max(middle, ...others) }
}

export function plus(one: Range, other: Range): Range {
  return {
    low: one.low + other.low,
    middle: one.middle + other.middle,
    high: one.high + other.high,
  }
}

export function times(factor: number, { low, middle, high }: Range): Range {
  return { low: factor * low, middle: factor * middle, high: factor * high }
}
