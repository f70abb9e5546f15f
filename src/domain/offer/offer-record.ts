import type { OfferState } from './offer.ts'
import { countOutcomes, type OfferOutcome } from './outcome.ts'

/** What became of an installer's offers in a while. */
export type OfferRecord = {
  offered: number
  accepted: number
  declined: number
  lapsed: number
  returned: number
  quoted: number
  won: number
  /** Within so many minutes half of those that were accepted were; null where none was. */
  minutesToAccept: number | null
}

type RecordedOffer = {
  state: OfferState
  outcome: OfferOutcome | null
  /** ISO 8601. */
  offered_at: string
  answered_at: string | null
}

/** Counts offers by what became of them. What was returned was accepted before, and what was won was quoted. */
export function recordOfOffers(offers: readonly RecordedOffer[]): OfferRecord {
  const inState = (...states: OfferState[]) => offers.filter(({ state }) => states.includes(state))
  const accepted = inState('accepted', 'returned', 'credited')
  const minutes = accepted
    .flatMap(({ offered_at, answered_at }) =>
      answered_at ? [(Date.parse(answered_at) - Date.parse(offered_at)) / 60_000] : [],
    )
    .toSorted((one, other) => one - other)
  const middle = minutes[Math.floor((minutes.length - 1) / 2)]
  return {
    offered: offers.length,
    accepted: accepted.length,
    declined: inState('declined').length,
    lapsed: inState('expired').length,
    returned: inState('returned', 'credited').length,
    quoted: countOutcomes(offers, 'quoted'),
    won: countOutcomes(offers, 'won'),
    minutesToAccept: middle === undefined ? null : Math.round(middle),
  }
}
