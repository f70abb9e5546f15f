import { regionOf } from '#estimate/region.ts'
import type { ParsePhone } from '../enquiry/phone.ts'
import { type CallingRules, callingCalendar } from '../promise/calling-calendar.ts'
import type { CallPlace } from '../promise/holiday-area.ts'
import { type ChosenTime, callableFrom, promisedBy } from '../promise/promise.ts'
import type { LeadColumns } from './columns.ts'
import { type SearchKeys, searchKeysOf } from './search.ts'

export type DerivedColumns = SearchKeys & {
  phone_e164: string
  phone_doubtful: boolean
  region: string
}

/** What follows from the specification's columns: of a new lead, and again once an answer is corrected. */
export function derivedColumns(
  columns: LeadColumns,
  { parsePhone }: { parsePhone: ParsePhone },
): DerivedColumns {
  const phone = parsePhone(columns.phone)
  return {
    ...searchKeysOf(columns),
    phone_e164: phone?.e164 ?? '',
    phone_doubtful: phone?.doubtful ?? false,
    region: regionOf(columns.postcode) ?? '',
  }
}

/** Moments as ISO 8601 in UTC. */
export type CallMoments = { promised_by: string; callable_from: string }

/** Until when the call to a place is promised and from when it is lawful, at the time the visitor chose if any. */
export function callMoments(
  receivedAt: Date,
  place: CallPlace,
  calling: CallingRules,
  chosen?: ChosenTime,
): CallMoments {
  const calendar = callingCalendar(calling, place)
  return {
    promised_by: promisedBy(receivedAt, calendar, chosen).toISOString(),
    callable_from: callableFrom(receivedAt, calendar, chosen?.from).toISOString(),
  }
}
