import { dayOf as dayIn } from '#domain/calendar.ts'
import type { Day } from '#domain/estimate/day.ts'

/** The day it is in Melbourne: certificates and programs go by it, wherever the reader’s clock is. */
export function melbourneDay(moment: Date): Day {
  return dayIn(moment, 'Australia/Melbourne')
}
