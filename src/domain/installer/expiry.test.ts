import { expect, test } from 'vitest'
import { installerWith } from '../../../tests/installers.ts'
import { expiryWarnings, readWarningKey, warningKey } from './expiry.ts'

const ends = '2027-06-30'
const installer = installerWith({ seller: { number: 'NT-0418', expiresOn: '2027-08-11' } })

test.each([
  ['2027-04-30', []],
  ['2027-05-01', [60]],
  ['2027-05-30', [60]],
  ['2027-05-31', [30]],
  ['2027-06-15', [30]],
  ['2027-06-16', [14]],
  ['2027-06-26', [14]],
  ['2027-06-27', [3]],
  ['2027-06-30', [3]],
  ['2027-07-01', [0]],
])('on %s the accreditations that end on 30 June are warned of at %j days', (today, days) => {
  const warnings = expiryWarnings(installer, today)
  expect(warnings.filter(({ endsOn }) => endsOn === ends).map((one) => one.days)).toEqual(days)
})

test('all that ends on a day is one warning, and the approval as a seller has its own', () => {
  const warnings = expiryWarnings(installer, '2027-06-25')
  expect(warnings.map(({ endsOn, days, ends }) => [endsOn, days, ends.length])).toEqual([
    ['2027-06-30', 14, 3],
    ['2027-08-11', 60, 1],
  ])
})

test('a renewed accreditation is warned of no more', () => {
  const renewed = installerWith({ accreditations: [], seller: undefined })
  expect(expiryWarnings(renewed, ends)).toEqual([])
})

test('a warning is known again by its key', () => {
  const key = warningKey({ endsOn: ends, days: 14 })
  expect(readWarningKey(`installer.expiring installer-letter 019aa000 ${key}`)).toEqual({
    endsOn: ends,
    days: 14,
  })
  expect(readWarningKey('installer.expiring installer-letter 019aa000')).toBeUndefined()
  expect(readWarningKey(null)).toBeUndefined()
})
