import { expect, test } from 'vitest'
import { acceptedStates, offerStates, openOrAcceptedStates } from './offer.ts'
import { offerStateWords } from './offer-states.ts'
import { canMove, offerMoves, offerTransitions } from './transitions.ts'

const movesTo = (state: string) => offerMoves.filter((move) => offerTransitions[move].to === state)
const movesFrom = (state: (typeof offerStates)[number]) =>
  offerMoves.filter((move) => canMove(state, move))

test('every state is reached by some move, but the one that an offer begins in', () => {
  const reached = offerStates.filter((state) => movesTo(state).length > 0)
  expect(offerStates.filter((state) => !reached.includes(state))).toEqual([])
  // Only an installer that named a price is offered the lead again.
  expect(movesTo('offered')).toEqual(['call-instead'])
})

test('an installer has the details by its own accept or by the visitor’s yes to its price, and no other way', () => {
  expect(movesTo('accepted')).toEqual(['accept', 'yes', 'turn-down'])
  expect(offerTransitions.accept.from).toEqual(['offered'])
  expect(offerTransitions.yes.from).toEqual(['priced'])
  expect(offerTransitions['turn-down'].from).toEqual(['returned'])
})

test('what has ended goes nowhere, but to a credit of what was cancelled', () => {
  const ends = ['passed', 'declined', 'expired', 'credited'] as const
  for (const state of ends) expect(movesFrom(state)).toEqual([])
  expect(movesFrom('cancelled')).toEqual(['credit'])
})

test('from an open and from a priced offer every move is this one', () => {
  expect(movesFrom('offered')).toEqual([
    ...['accept', 'decline', 'price', 'lapse', 'places-taken', 'take-back', 'cancel'],
  ])
  expect(movesFrom('priced')).toEqual([
    ...['decline', 'price', 'yes', 'no', 'call-instead', 'price-lapse', 'places-taken'],
    ...['take-back', 'cancel'],
  ])
  expect(movesFrom('accepted')).toEqual(['cancel', 'return'])
  expect(movesFrom('returned')).toEqual(['credit', 'turn-down'])
})

test('a random walk from the first offer reaches every state, and ends', () => {
  const met = new Set<string>()
  for (let walk = 0; walk < 2000; walk += 1) {
    let state: (typeof offerStates)[number] = 'offered'
    for (let step = 0; step < 40; step += 1) {
      met.add(state)
      const moves = movesFrom(state)
      const move = moves[(walk * 31 + step * 17 + ((walk * step) % 13)) % (moves.length || 1)]
      if (!move) break
      state = offerTransitions[move].to
    }
  }
  expect([...met].toSorted()).toEqual([...offerStates].toSorted())
})

test('a place is held by what is open, priced or accepted, and only what was accepted has the details', () => {
  expect(openOrAcceptedStates).toEqual(['offered', 'priced', 'accepted', 'returned'])
  expect(acceptedStates).toEqual(['accepted', 'returned'])
})

test('every state has its words for everybody, and a system reads a name of its own for each', () => {
  const all = Object.values(offerStateWords)
  expect(new Set(all.map(({ webhook }) => webhook)).size).toBe(offerStates.length)
  for (const { visitor, desk, candidate, history } of all)
    expect([visitor, desk, candidate, history].every(Boolean)).toBe(true)
  const takenBack = offerStates.filter((state) => offerStateWords[state].notTakenBack === null)
  expect(takenBack).toEqual(offerTransitions['take-back'].from)
})
