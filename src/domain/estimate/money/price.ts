import { panelPriceYear } from '../data/prices.ts'
import { stateRebate } from '../data/state-rebate.ts'
import type { Day } from '../day.ts'
import type { Estimate } from '../figure.ts'
import type { Zone } from '../postcode.ts'
import { panelCertificates } from './certificates.ts'

/**
 * What panels cost, fitted, after certificates. Published prices are after the certificates of their year already, so
 * none are taken off here; panels installed in a later year cost as much more as they earn fewer certificates.
 */
export function panelPriceAfterCertificates(
  kilowatts: number,
  perKw: Estimate,
  zone: Zone,
  installed: Day,
  certificatePrice: Estimate,
): Estimate {
  const inThePrice = panelCertificates(kilowatts, zone, `${panelPriceYear.value}-12-31`)
  const fewer = Math.max(0, inThePrice - panelCertificates(kilowatts, zone, installed))
  return {
    low: kilowatts * perKw.low + fewer * certificatePrice.low,
    mid: kilowatts * perKw.mid + fewer * certificatePrice.mid,
    high: kilowatts * perKw.high + fewer * certificatePrice.high,
  }
}

/** What a battery costs, fitted, after certificates: published prices are before them, so they are taken off, once. */
export function batteryPriceAfterCertificates(
  usableKwh: number,
  perKwh: Estimate,
  certificates: number,
  certificatePrice: Estimate,
): Estimate {
  return {
    low: Math.max(0, usableKwh * perKwh.low - certificates * certificatePrice.high),
    mid: Math.max(0, usableKwh * perKwh.mid - certificates * certificatePrice.mid),
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
export function afterStateRebate(
  price: Estimate,
  eligible: Eligible,
): { rebate: Estimate; net: Estimate } {
  const kind = eligible === 'no' ? 0 : stateRebateOn(price.low)
  const mid = eligible === 'yes' ? stateRebateOn(price.mid) : 0
  const unkind = eligible === 'yes' ? stateRebateOn(price.high) : 0
  return {
    rebate: {
      low: Math.min(kind, mid, unkind),
      mid,
      high: Math.max(kind, mid, unkind),
    },
    net: { low: price.low - kind, mid: price.mid - mid, high: price.high - unkind },
  }
}
