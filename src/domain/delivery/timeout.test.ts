import { expect, test } from 'vitest'
import { timeoutFor } from './timeout.ts'

test('the timeout is three times the slowest recent response, from 5 to 30 seconds', () => {
  expect(timeoutFor(40)).toBe(5_000)
  expect(timeoutFor(3_000)).toBe(9_000)
  expect(timeoutFor(9_500)).toBe(28_500)
  expect(timeoutFor(25_000)).toBe(30_000)
})

test('the timeout of a new receiver is ten seconds', () => {
  expect(timeoutFor(null)).toBe(10_000)
})
