import { expect, test } from 'vitest'
import { retryAt } from './retry.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const minutes = (attempt: number, random: number) => {
  const at = retryAt(attempt, now, random)
  return at && (at.getTime() - now.getTime()) / 60_000
}

test('the first retry comes within a minute, whatever the jitter', () => {
  expect(minutes(1, 0)).toBeCloseTo(0.4)
  expect(minutes(1, 1)).toBeCloseTo(0.6)
})

test('the ninth attempt is the last, about a day after the first', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempt) => minutes(attempt, 0.5) ?? 0)
  expect(waits).toEqual([0.5, 2, 5, 15, 60, 180, 360, 840])
  expect(waits.reduce((sum, wait) => sum + wait) / 60).toBeCloseTo(24.375)
  expect(minutes(9, 0.5)).toBeUndefined()
})

test('a receiver’s Retry-After is followed up to a day, and never shortens the plan', () => {
  const asked = (seconds: number) =>
    ((retryAt(1, now, 0.5, seconds)?.getTime() ?? 0) - now.getTime()) / 1000
  expect(asked(600)).toBe(600)
  expect(asked(5)).toBe(30)
  expect(asked(-1)).toBe(30)
  expect(asked(999_999)).toBe(86_400)
  expect(retryAt(9, now, 0.5, 600)).toBeUndefined()
})
