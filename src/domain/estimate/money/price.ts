import { panelPriceYear } from '../data/prices.ts'
import { stateRebate } from '../data/state-rebate.ts'
import type { Day } from '../day.ts'
import type { Range } from '../figure.ts'
import type { Zone } from '../postcode.ts'
import { panelCertificates } from './certificates.ts'

/**
 * What panels cost, fitted, after certificates. Published prices are after the certificates of their year already, so
 * none are taken off here; panels installed in a later year cost as much more as they earn fewer certificates.
 */
export function panelPriceAfterCertificates(
  kilowatts: number,
  perKw: Range,
  zone: Zone,
  installed: Day,
  certificatePrice: Range,
): Range {
  const inThePrice = panelCertificates(kilowatts, zone, `${panelPriceYear.value}-12-31`)
  const fewer = Math.max(0, inThePrice - panelCertificates(kilowatts, zone, installed))
  return {
    low: kilowatts * perKw.low + fewer * certificatePrice.low,
    middle: kilowatts * perKw.middle + fewer * certificatePrice.middle,
    high: kilowatts * perKw.high + fewer * certificatePrice.high,
  }
}

/** What a battery costs, fitted, after certificates: published prices are before them, so they are taken off, once. */
export function batteryPriceAfterCertificates(
  usableKwh: number,
  perKwh: Range,
  certificates: number,
  certificatePrice: Range,
): Range {
  return {
    low: Math.max(0, usableKwh * perKwh.low - certificates * certificatePrice.high),
    middle: Math.max(0, usableKwh * perKwh.middle - certificates * certificatePrice.middle),
    high: Math.max(0, usableKwh * perKwh.high - certificates * certificatePrice.low),
  }
}

/** Solar Victoria’s panel rebate where its conditions are met: at most $1,400 and half the price after certificates. */
export function stateRebateOn(priceAfterCertificates: number): number {
  const { most, mostShareOfPrice } = stateRebate.value
  return Math.min(most, priceAfterCertificates * mostShareOfPrice)
}

/** Whether the household meets the state’s conditions. */
export type Eligible = 'yes' | 'no' | 'not-sure'

/** Not sure: the kind end has the rebate, the middle and the unkind end have not. */
export function afterStateRebate(price: Range, eligible: Eligible): { rebate: Range; net: Range } {
  const kind = eligible === 'no' ? 0 : stateRebateOn(price.low)
  const middle = eligible === 'yes' ? stateRebateOn(price.middle) : 0
  const unkind = eligible === 'yes' ? stateRebateOn(price.high) : 0
  return {
    rebate: {
      low: Math.min(kind, middle, unkind),
      middle,
      high: Math.max(kind, middle, unkind),
    },
    net: { low: price.low - kind, middle: price.middle - middle, high: price.high - unkind },
  }
}
