import { expect, test } from 'vitest'
import { needsSecondPerson, problemWithGoodwill } from './goodwill.ts'

test.each([
  ['the whole fee', 6000, 'The gate was locked.', undefined],
  ['part of it', 1, 'The gate was locked.', undefined],
  ['more than the fee', 6001, 'The gate was locked.', 'Enter an amount up to the fee of $60.00.'],
  ['nothing', 0, 'The gate was locked.', 'Enter an amount up to the fee of $60.00.'],
  ['no reason', 6000, '  ', 'Say why: the installer reads it.'],
])('goodwill of %s', (_, amountCents, sentence, problem) => {
  expect(problemWithGoodwill({ amountCents, sentence }, 6000)).toBe(problem)
})

test('one person gives $200 a month, and not a cent more', () => {
  expect(needsSecondPerson(20_000, 0)).toBe(false)
  expect(needsSecondPerson(6000, 14_000)).toBe(false)
  expect(needsSecondPerson(6000, 14_001)).toBe(true)
})
