import type { Estimate } from '../../shared/figure.ts'
import { pricedSizes, type Sizes } from '../data/quotes.ts'

/** A quote's price beside what is usual for its size, in dollars; or which size is beyond every price that we know. */
export type PriceVerdict =
  | { kind: 'usual'; end?: 'top' | 'bottom' }
  | { kind: 'cheap' | 'dear'; by: number }
  | { kind: 'none'; part: 'panels' | 'battery'; is: 'larger' | 'smaller' }

/** No range is known to the dollar: a price this near to an end, as a share of it, is neither too cheap nor too dear. */
const nearEnd = 0.02

/** The ends of what is usual as people read them, so that what is over or under is the difference of what they see. */
export function usualRange({ low, mid, high }: Estimate): Estimate {
  return { low: toTens(low), mid: toTens(mid), high: toTens(high) }
}

export function judgePrice(
  price: number,
  usual: Estimate,
  {
    kilowatts = 0,
    batteryKwh = 0,
  }: { kilowatts?: number | undefined; batteryKwh?: number | undefined },
): PriceVerdict {
  const { panels, battery } = pricedSizes.value
  const unknown = outside('panels', kilowatts, panels) ?? outside('battery', batteryKwh, battery)
  if (unknown) return unknown
  const { low, high } = usualRange(usual)
  if (isNear(price, high)) return { kind: 'usual', end: 'top' }
  if (isNear(price, low)) return { kind: 'usual', end: 'bottom' }
  if (price < low) return { kind: 'cheap', by: low - price }
  return price > high ? { kind: 'dear', by: price - high } : { kind: 'usual' }
}

function isNear(price: number, end: number): boolean {
  return Math.abs(price - end) <= end * nearEnd
}

function outside(
  part: 'panels' | 'battery',
  size: number,
  { from, to }: Sizes,
): PriceVerdict | undefined {
  if (size === 0 || (from <= size && size <= to)) return undefined
  return { kind: 'none', part, is: size > to ? 'larger' : 'smaller' }
}

function toTens(dollars: number): number {
  return Math.round(dollars / 10) * 10
}
