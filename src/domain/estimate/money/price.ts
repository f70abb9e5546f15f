import { panelPriceYear } from '../data/prices.ts'
import { stateRebate } from '../data/state-rebate.ts'
import type { Day } from '../day.ts'
import type { Zone } from '../postcode.ts'
import { panelCertificates } from './certificates.ts'

/**
 * Certificates that panels earn less than those of the year whose certificates the published prices have taken off. They
 * make the panels that much dearer.
 */
export function fewerCertificates(kilowatts: number, zone: Zone, installed: Day): number {
  const alreadyOff = panelCertificates(kilowatts, zone, `${panelPriceYear.value}-12-31`)
  return Math.max(0, alreadyOff - panelCertificates(kilowatts, zone, installed))
}

/** Solar Victoria’s panel rebate if its conditions are met: at most $1,400, and half the price after certificates. */
export function stateRebateOn(priceAfterCertificates: number): number {
  const { most, mostShareOfPrice } = stateRebate.value
  return Math.min(most, priceAfterCertificates * mostShareOfPrice)
}

/** Whether the household meets the conditions of the state’s rebate. */
export type Eligible = 'yes' | 'no' | 'not-sure'
