import type { OfferEnd, OfferState } from './offer.ts'
import { offerStateWords } from './offer-states.ts'
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
  declined_because: OfferEnd | null
  outcome: OfferOutcome | null
  /** ISO 8601. */
  offered_at: string
  answered_at: string | null
}

/**
 * Counts offers by what became of them, without those that it couldn't accept any more. What was returned was accepted before, and what was
 * won was quoted.
 */
export function recordOfOffers(all: readonly RecordedOffer[]): OfferRecord {
  const offers = all.filter((offer) => offer.declined_because !== 'unavailable')
  const counted = (as: (typeof offerStateWords)[OfferState]['insights']) =>
    offers.filter(({ state }) => offerStateWords[state].insights === as)
  const accepted = counted('accepted')
  const minutes = accepted
    .flatMap(({ offered_at, answered_at }) =>
      answered_at ? [(Date.parse(answered_at) - Date.parse(offered_at)) / 60_000] : [],
    )
    .toSorted((one, other) => one - other)
  const middle = minutes[Math.floor((minutes.length - 1) / 2)]
  return {
    offered: offers.length,
    accepted: accepted.length,
    declined: counted('declined').length,
    lapsed: counted('lapsed').filter((offer) => offer.declined_because !== 'price-over').length,
    returned: accepted.filter(({ state }) => state !== 'accepted').length,
    quoted: countOutcomes(offers, 'quoted'),
    won: countOutcomes(offers, 'won'),
    minutesToAccept: middle === undefined ? null : Math.round(middle),
  }
}
