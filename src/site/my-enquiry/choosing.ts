import { awaitsCall } from '#domain/lead/visitor-standing.ts'
import type { MyEnquiry } from './my-enquiry.ts'
import { type PricesStanding, pricesStanding } from './prices.ts'

export type Choosing = Exclude<PricesStanding, 'agreed'>

/** What the page is about while no price is agreed to; undefined where a call is what they wait for, or all is over. */
export function choosingOf(enquiry: MyEnquiry): Choosing | undefined {
  const { prices, standing } = enquiry
  if (!prices || !awaitsCall(standing)) return undefined
  const is = pricesStanding(prices, enquiry)
  return is === 'agreed' ? undefined : is
}
