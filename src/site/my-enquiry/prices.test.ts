import { expect, test } from 'vitest'
import { pricesStanding } from './prices.ts'

const prices = { firms: [], by: '2026-11-25T17:00:00+11:00' }
const before = '2026-11-24T09:00:00+11:00'
const after = '2026-11-25T17:10:00+11:00'

test('installers are said to be asked only while some are, and until the promised time is over', () => {
  expect(pricesStanding(prices, { now: before, asked: 2 })).toBe('asked')
  expect(pricesStanding(prices, { now: before, asked: 0 })).toBe('seeking')
  for (const asked of [0, 1]) expect(pricesStanding(prices, { now: after, asked })).toBe('nobody')
})
