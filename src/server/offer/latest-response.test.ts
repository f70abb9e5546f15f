import { expect, test } from 'vitest'
import type { Offer } from '#site/offer/offer-page.ts'
import { isDone } from './latest-response.ts'

const now = new Date('2026-11-23T02:00:00Z')
const row = {
  ...{ state: 'offered', answered_at: null, expires_at: '2026-11-23T03:00:00.000Z' },
  ...{ outcome: null, outcome_at: null, returned_at: null, returned_because: null },
  ...{ return_decision: null, return_decided_at: null },
} as const
type Facts = Parameters<typeof isDone>[1]

const open = { row, recorded: null } as unknown as Facts
const accepted = {
  row: { ...row, state: 'accepted', answered_at: '2026-11-23T01:00:00.000Z' },
  recorded: null,
} as unknown as Facts
const won = {
  row: { ...accepted.row, outcome: 'won', outcome_at: '2026-11-23T01:30:00.000Z' },
  recorded: null,
} as unknown as Facts
const returned = {
  row: { ...accepted.row, state: 'returned', returned_at: '2026-11-23T01:40:00.000Z' },
  recorded: null,
} as unknown as Facts

const offer = { standing: 'offered', asksTerms: true } as Offer

test.each([
  ['won', 'an open offer', open],
  ['won', 'one that was only accepted', accepted],
  ['accept', 'an open offer', open],
  ['accept', 'one that was handed back', returned],
  ['accept', 'one that is won', won],
  ['quoted', 'an open offer', open],
  ['lost', 'one that is won', won],
  ['explain-decline', 'an open offer', open],
  ['send-price', 'an offer without a price', open],
  ['accept-terms', 'an offer whose terms are still to be accepted', open],
] as const)('%s in the address of %s says nothing', (act, _, facts) => {
  expect(isDone(act, facts, { offer, now })).toBe(false)
})

test.each([
  ['accept', accepted],
  ['won', won],
  ['return', returned],
] as const)('%s is said while the offer stands so', (act, facts) => {
  expect(isDone(act, facts, { offer, now })).toBe(true)
})
