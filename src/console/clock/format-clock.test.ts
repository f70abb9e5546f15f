import { expect, test } from 'vitest'
import { promiseClock } from '#domain/promise/promise-clock.ts'
import { formatClock, formatClockByDay } from './format-clock.ts'

const receivedAt = '2026-11-18T21:14:00.000Z'
const promisedBy = '2026-11-19T21:14:00.000Z'
const at = (minutes: number) => new Date(Date.parse(receivedAt) + minutes * 60_000)
const clockAfter = (minutes: number, contacted?: number) =>
  formatClock(
    promiseClock(
      {
        receivedAt,
        promisedBy,
        contactedAt: contacted === undefined ? null : at(contacted).toISOString(),
        owed: true,
      },
      at(minutes),
    ),
  )

test('a running clock counts down by the minute and never shows less time than is left', () => {
  expect(clockAfter(0)).toBe('24 h left')
  expect(clockAfter(0.5)).toBe('24 h left')
  expect(clockAfter(89)).toBe('22 h 31 min left')
  expect(clockAfter(114)).toBe('22 h 06 min left')
  expect(clockAfter(1406)).toBe('34 min left')
  expect(clockAfter(1439.5)).toBe('1 min left')
})

test('a late clock counts up, in days after the second', () => {
  expect(clockAfter(1440)).toBe('just over')
  expect(clockAfter(1474)).toBe('34 min over')
  expect(clockAfter(1570)).toBe('2 h 10 min over')
  expect(clockAfter(1440 + 60 * 47)).toBe('47 h over')
  expect(clockAfter(1440 * 19)).toBe('18 days over')
})

test('the first contact stops the clock, which then shows roughly how long it took', () => {
  expect(clockAfter(5000, 38)).toBe('called in 38 min')
  expect(clockAfter(5000, 0)).toBe('called in 1 min')
  expect(clockAfter(5000, 720)).toBe('called in 12 h')
  expect(clockAfter(5000, 1440 * 3)).toBe('called in 3 days')
})

test('a promise that ends today counts down, another says its day', () => {
  const words = (now: string) => {
    const clock = promiseClock(
      { receivedAt, promisedBy, contactedAt: null, owed: true },
      new Date(now),
    )
    const local = { now: Date.parse(now), timeZone: 'Australia/Melbourne' }
    return formatClockByDay(clock, promisedBy, local)
  }
  expect(words('2026-11-19T08:14:00+11:00')).toBe('by Fri 8:14 am')
  expect(words('2026-11-20T08:00:00+11:00')).toBe('14 min left')
  expect(words('2026-11-20T08:28:00+11:00')).toBe('14 min over')
})

test('no call is promised to a visitor who withdrew', () => {
  expect(formatClock({ kind: 'none' })).toBe('')
})
