import { expect, test } from 'vitest'
import { type DeliveryFacts, type DeliveryState, deliveryStateOf } from './state.ts'

const at = '2026-11-21T09:00:00.000Z'
const nothing = {
  claimedUntil: null,
  deliveredAt: null,
  toFile: false,
  gaveUpAt: null,
  heldAt: null,
  stoppedAt: null,
}
const waiting: DeliveryFacts = { ...nothing, attempts: 0, retryAt: at }

test.each<[DeliveryState, Partial<DeliveryFacts>]>([
  ['waiting', {}],
  ['waiting', { attempts: 1, claimedUntil: at }],
  ['retrying', { attempts: 1 }],
  ['retrying', { attempts: 2, claimedUntil: at }],
  ['delivered', { attempts: 1, retryAt: null, deliveredAt: at }],
  ['written to a file', { attempts: 1, retryAt: null, deliveredAt: at, toFile: true }],
  ['gave up', { attempts: 9, retryAt: null, gaveUpAt: at }],
  ['held', { retryAt: null, heldAt: at }],
  ['stopped', { retryAt: null, stoppedAt: at }],
])('a delivery is %s by its facts', (state, facts) => {
  expect(deliveryStateOf({ ...waiting, ...facts })).toBe(state)
})

test('a delivery that was held and released waits like any other', () => {
  expect(deliveryStateOf({ ...waiting, heldAt: at })).toBe('waiting')
})

test('a delivery that arrived after it was stopped counts as delivered', () => {
  expect(deliveryStateOf({ ...waiting, retryAt: null, stoppedAt: at, deliveredAt: at })).toBe(
    'delivered',
  )
})
