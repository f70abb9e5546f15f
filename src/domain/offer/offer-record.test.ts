import { expect, test } from 'vitest'
import type { OfferEnd, OfferState } from './offer.ts'
import { recordOfOffers } from './offer-record.ts'
import type { OfferOutcome } from './outcome.ts'

const offer = (
  state: OfferState,
  minutes: number | null = null,
  outcome: OfferOutcome | null = null,
) => ({
  state,
  outcome,
  declined_because: null as OfferEnd | null,
  offered_at: '2026-11-19T00:00:00.000Z',
  answered_at: minutes === null ? null : new Date(Date.UTC(2026, 10, 19, 0, minutes)).toISOString(),
})

test('an installer’s offers are counted by what became of them', () => {
  const offers = [
    offer('offered'),
    offer('accepted', 12, 'won'),
    offer('accepted', 18, 'quoted'),
    offer('credited', 55),
    offer('declined', 3),
    offer('expired'),
    { ...offer('cancelled'), declined_because: 'unavailable' as const },
  ]
  expect(recordOfOffers(offers)).toEqual({
    offered: 6,
    accepted: 3,
    declined: 1,
    lapsed: 1,
    returned: 1,
    quoted: 2,
    won: 1,
    minutesToAccept: 18,
  })
})

test('before the first offer there is nothing to count', () => {
  expect(recordOfOffers([])).toMatchObject({ offered: 0, minutesToAccept: null })
})
