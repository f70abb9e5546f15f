import { stateRebate } from '../data/state-rebate.ts'

/** Solar Victoria’s panel rebate if its conditions are met: at most $1,400, and half the price after certificates. */
export function stateRebateOn(priceAfterCertificates: number): number {
  const { most, mostShareOfPrice } = stateRebate.value
  return Math.min(most, priceAfterCertificates * mostShareOfPrice)
}

/** Whether the household meets the conditions of the state’s rebate. */
export type Eligible = 'yes' | 'no' | 'not-sure'
