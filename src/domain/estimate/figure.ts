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
export type Estimate = { low: number; mid: number; high: number }

/** A range with its middle half way, or as told. */
export function between(low: number, high: number, mid = (low + high) / 2): Estimate {
  return { low, mid, high }
}

/** A single value, where the visitor told it or nothing better is known. */
export function exactly(value: number): Estimate {
  return { low: value, mid: value, high: value }
}

/** From the least to the most that came out, with what came out in the middle case. */
export function spanning(mid: number, others: readonly number[]): Estimate {
  return { low: Math.min(mid, ...others), mid, high: Math.max(mid, ...others) }
}

export function sum(one: Estimate, other: Estimate): Estimate {
  return {
    low: one.low + other.low,
    mid: one.mid + other.mid,
    high: one.high + other.high,
  }
}

export function scale(factor: number, { low, mid, high }: Estimate): Estimate {
  return { low: factor * low, mid: factor * mid, high: factor * high }
}
