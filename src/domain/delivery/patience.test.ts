import { expect, test } from 'vitest'
import { patienceMs } from './patience.ts'

test('a receiver is waited for three times as long as it took lately, from 5 to 30 seconds', () => {
  expect(patienceMs(40)).toBe(5_000)
  expect(patienceMs(3_000)).toBe(9_000)
  expect(patienceMs(9_500)).toBe(28_500)
  expect(patienceMs(25_000)).toBe(30_000)
})

test('one that has not answered yet is waited for ten seconds', () => {
  expect(patienceMs(null)).toBe(10_000)
})
