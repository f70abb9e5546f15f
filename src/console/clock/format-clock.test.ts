import { expect, test } from 'vitest'
import { promiseClock } from '#domain/lead/promise.ts'
import { formatClock } from './format-clock.ts'

const receivedAt = '2026-11-18T21:14:00.000Z'
const dueAt = '2026-11-19T21:14:00.000Z'
const at = (minutes: number) => new Date(Date.parse(receivedAt) + minutes * 60_000)
const said = (minutes: number, contacted?: number) =>
  formatClock(
    promiseClock(
      {
        receivedAt,
        dueAt,
        contactedAt: contacted === undefined ? null : at(contacted).toISOString(),
        owed: true,
      },
      at(minutes),
    ),
  )

test('a clock counts down by the minute, and never says less than is left', () => {
  expect(said(0)).toBe('24 h left')
  expect(said(0.5)).toBe('24 h left')
  expect(said(89)).toBe('22 h 31 min left')
  expect(said(114)).toBe('22 h 06 min left')
  expect(said(1406)).toBe('34 min left')
  expect(said(1439.5)).toBe('1 min left')
})

test('once it is over it counts up, by days after two of them', () => {
  expect(said(1440)).toBe('just over')
  expect(said(1474)).toBe('34 min over')
  expect(said(1570)).toBe('2 h 10 min over')
  expect(said(1440 + 60 * 47)).toBe('47 h over')
  expect(said(1440 * 19)).toBe('18 days over')
})

test('it stops at the first contact, and says roughly how long that took', () => {
  expect(said(5000, 38)).toBe('called in 38 min')
  expect(said(5000, 0)).toBe('called in 1 min')
  expect(said(5000, 720)).toBe('called in 12 h')
  expect(said(5000, 1440 * 3)).toBe('called in 3 days')
})

test('nobody owes a call to who took the enquiry back', () => {
  expect(formatClock({ kind: 'none' })).toBe('')
})
