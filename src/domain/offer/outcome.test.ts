import { expect, test } from 'vitest'
import type { CallOutcome, LeadState } from '../lead/state.ts'
import { leadStates } from '../lead/state.ts'
import type { OfferState } from './offer.ts'
import {
  mayFollow,
  movesForward,
  type OfferOutcome,
  type OutcomeStep,
  outcomeAfter,
  outcomeRules,
  stateByOffers,
} from './outcome.ts'

const called = (call: CallOutcome): OutcomeStep => ({ kind: 'called', call })
const quoted: OutcomeStep = { kind: 'quoted', quote: { amountCents: 1 } }
const won: OutcomeStep = { kind: 'won' }
const lost: OutcomeStep = { kind: 'lost', because: 'too-dear' }
const outcomes = Object.keys(outcomeRules) as OfferOutcome[]

test.each(outcomes)(
  'after “%s” another outcome can be recorded, unless it is the end',
  (outcome) => {
    const next = outcomes.filter((one) => one !== outcome && mayFollow(one, outcome))
    expect(next.length > 0).toBe(!outcomeRules[outcome].isFinal)
  },
)

test.each<[string, OutcomeStep, OfferOutcome | null, string]>([
  ['a call without answer is a try', called('no-answer'), null, 'tried'],
  ['another try is a try', called('voicemail'), 'tried', 'tried'],
  ['somebody answers at last', called('reached'), 'tried', 'reached'],
  ['a try after they spoke changes nothing', called('engaged'), 'reached', 'past'],
  ['spoken twice is spoken', called('reached'), 'reached', 'repeated'],
  ['a call after the quote is behind it', called('reached'), 'quoted', 'past'],
  ['nobody quotes before they spoke', quoted, null, 'early'],
  ['nor after a try', quoted, 'tried', 'early'],
  ['a quote follows the call', quoted, 'reached', 'quoted'],
  ['a quote is corrected', quoted, 'quoted', 'quoted'],
  ['a quote after it is won changes nothing', quoted, 'won', 'past'],
  ['nobody wins without a quote', won, 'reached', 'early'],
  ['a quote is won', won, 'quoted', 'won'],
  ['won is not lost afterwards', lost, 'won', 'past'],
  ['lost is not won afterwards', won, 'lost', 'past'],
  ['not interested, on the phone', lost, 'reached', 'lost'],
  ['nobody loses whom they never reached', lost, 'tried', 'early'],
  ['lost twice is lost', lost, 'lost', 'repeated'],
])('%s', (_, step, before, after) => {
  expect(outcomeAfter(step, before, { mayCall: true })).toBe(after)
})

test.each<[string, OutcomeStep, OfferOutcome | null, string]>([
  ['won by a firm that recorded nothing', won, null, 'won'],
  ['lost after a try', lost, 'tried', 'lost'],
  ['a quote still follows the talk', quoted, null, 'early'],
  ['won is not lost afterwards', lost, 'won', 'past'],
])('once calls are no longer allowed: %s', (_, step, before, after) => {
  expect(outcomeAfter(step, before, { mayCall: false })).toBe(after)
})

const offer = (outcome: OfferOutcome | null, state: OfferState = 'accepted') => ({ state, outcome })

test.each<[string, ReturnType<typeof offer>[], LeadState | undefined]>([
  ['nothing is said yet', [offer(null), offer('tried')], undefined],
  ['the furthest counts', [offer('reached'), offer('quoted'), offer('lost')], 'quoted'],
  ['one wins, the others lose', [offer('lost'), offer('won')], 'won'],
  ['lost while another may still call', [offer('lost'), offer(null)], undefined],
  ['lost while an offer is open', [offer('lost'), offer(null, 'offered')], undefined],
  ['lost by all', [offer('lost'), offer('lost'), offer(null, 'declined')], 'lost'],
  ['what was returned says nothing', [offer('reached', 'returned')], undefined],
])('a lead’s state by its offers: %s', (_, offers, state) => {
  expect(stateByOffers(offers)).toBe(state)
})

test('a lead never goes backwards, and nothing withdrawn, spam or held moves', () => {
  const moves = leadStates.flatMap((from) =>
    leadStates.filter((to) => movesForward(from, to)).map((to) => `${from} ${to}`),
  )
  expect(moves).toEqual([
    'new contacted',
    'new quoted',
    'new won',
    'new lost',
    'contacted quoted',
    'contacted won',
    'contacted lost',
    'quoted won',
    'quoted lost',
    'lost won',
  ])
})
