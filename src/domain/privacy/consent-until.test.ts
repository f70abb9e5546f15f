import { expect, test } from 'vitest'
import { consentUntil } from './consent-until.ts'

test.each([
  ['2026-11-22T08:00:00.000Z', '2027-02-22T08:00:00.000Z'],
  ['2026-11-30T08:00:00.000Z', '2027-02-28T08:00:00.000Z'],
  ['2027-11-30T08:00:00.000Z', '2028-02-29T08:00:00.000Z'],
  ['2027-01-31T08:00:00.000Z', '2027-04-30T08:00:00.000Z'],
])('a consent of %s holds until %s', (given, until) => {
  expect(consentUntil(new Date(given)).toISOString()).toBe(until)
})
