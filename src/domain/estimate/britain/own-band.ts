import type { PriceBand, QuotedSystem } from '../../offer/price.ts'
import { batteryPriceOf, panelPriceOf, pricedBattery } from './money/price.ts'
import { priceOn } from './money/vat.ts'
import { panelsIn } from './panels.ts'

/** What is priced for homes that leave the size open: no other battery's price is known. */
export const usualBattery = pricedBattery

/** The panels of a system of so many kilowatts. */
export function panelsFor(kw: number): number {
  return kw === 0 ? 0 : panelsIn(kw)
}

/** Whether our prices cover a system. */
export function isPriced({ kw, batteryKwh }: QuotedSystem): boolean {
  return (
    (kw === 0 || panelPriceOf(kw) !== undefined) &&
    (batteryKwh === 0 || batteryPriceOf(batteryKwh) !== undefined)
  )
}

/** What a system costs by our prices, with the VAT of a day. */
export function ownBand(
  { kw, batteryKwh }: QuotedSystem,
  { today }: { postcode: string; today: string },
): PriceBand | undefined {
  const parts = [
    ...(kw === 0 ? [] : [panelPriceOf(kw)]),
    ...(batteryKwh === 0 ? [] : [batteryPriceOf(batteryKwh)]),
  ]
  const known = parts.filter((part) => part !== undefined)
  if (known.length < parts.length) return undefined
  const sum = (of: 'low' | 'high') => known.reduce((total, part) => total + part[of], 0)
  return {
    lowCents: toTens(priceOn(sum('low'), today)),
    highCents: toTens(priceOn(sum('high'), today)),
  }
}

/** Pounds as pence, to the nearest ten pounds. */
function toTens(pounds: number): number {
  return Math.round(pounds / 10) * 1000
}
