import { panelPriceYear } from '../data/prices.ts'
import { stateRebate } from '../data/state-rebate.ts'
import type { Day } from '../day.ts'
import { type Estimate, spanning } from '../figure.ts'
import type { Zone } from '../postcode.ts'
import { panelCertificates } from './certificates.ts'

/**
 * What panels cost, fitted, after certificates. Published prices already have the certificates of their year taken off, so
 * none are taken off here. Panels installed in a later year earn fewer certificates and cost that much more.
 */
export function panelPriceAfterCertificates(
  kilowatts: number,
  perKw: Estimate,
  zone: Zone,
  installed: Day,
  certificatePrice: Estimate,
): Estimate {
  const alreadyOff = panelCertificates(kilowatts, zone, `${panelPriceYear.value}-12-31`)
  const fewer = Math.max(0, alreadyOff - panelCertificates(kilowatts, zone, installed))
  return {
    low: kilowatts * perKw.low + fewer * certificatePrice.low,
    mid: kilowatts * perKw.mid + fewer * certificatePrice.mid,
    high: kilowatts * perKw.high + fewer * certificatePrice.high,
  }
}

/** What a battery costs, fitted, after certificates. Published prices are before them, so they are taken off here. */
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

/** Solar Victoria’s panel rebate if its conditions are met: at most $1,400, and half the price after certificates. */
export function stateRebateOn(priceAfterCertificates: number): number {
  const { most, mostShareOfPrice } = stateRebate.value
  return Math.min(most, priceAfterCertificates * mostShareOfPrice)
}

/** Whether the household meets the conditions of the state’s rebate. */
export type Eligible = 'yes' | 'no' | 'not-sure'

/** Not sure: only the lowest price has the rebate. */
export function afterStateRebate(
  price: Estimate,
  eligible: Eligible,
): { rebate: Estimate; net: Estimate } {
  const onLow = eligible === 'no' ? 0 : stateRebateOn(price.low)
  const onMid = eligible === 'yes' ? stateRebateOn(price.mid) : 0
  const onHigh = eligible === 'yes' ? stateRebateOn(price.high) : 0
  return {
    rebate: spanning(onMid, [onLow, onHigh]),
    net: { low: price.low - onLow, mid: price.mid - onMid, high: price.high - onHigh },
  }
}
