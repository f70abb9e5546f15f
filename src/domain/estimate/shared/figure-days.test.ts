import { expect, test } from 'vitest'
import type { Figure } from './figure.ts'
import { figureOn, isDue, isPrintable, stateOn } from './figure-days.ts'

const quarter: Figure<number> = {
  what: 'A rate, p',
  value: 26,
  source: 'A regulator',
  checked: '2026-09-25',
  confidence: 'seen',
  validFrom: '2026-10-01',
  validTo: '2026-12-31',
  after: 'carry',
}
const next: Figure<number> = {
  ...quarter,
  value: 27,
  validFrom: '2027-01-01',
  validTo: '2027-03-31',
}

test('a figure holds on its first day and on its last', () => {
  expect(stateOn(quarter, '2026-09-30')).toBe('not yet')
  expect(stateOn(quarter, '2026-10-01')).toBe('holds')
  expect(stateOn(quarter, '2026-12-31')).toBe('holds')
  expect(stateOn(quarter, '2027-01-01')).toBe('past')
  expect(stateOn({ ...quarter, validFrom: undefined, validTo: undefined }, '2099-01-01')).toBe(
    'holds',
  )
})

test('of two quarters the one that holds counts, and after both the later is carried on', () => {
  expect(figureOn([quarter, next], '2026-12-31').value).toBe(26)
  expect(figureOn([next, quarter], '2027-01-01').value).toBe(27)
  expect(figureOn([quarter, next], '2027-04-01')).toMatchObject({ value: 27, state: 'past' })
  expect(figureOn([quarter, next], '2026-01-01')).toMatchObject({ value: 26, state: 'not yet' })
})

test('what is past, was never verified or wasn’t looked at for a quarter is due', () => {
  expect(isDue(quarter, '2026-12-31')).toBe(false)
  expect(isDue(quarter, '2027-01-01')).toBe(true)
  expect(isDue({ ...quarter, confidence: 'unverified' }, '2026-10-01')).toBe(true)
  const scheme: Figure<number> = { ...quarter, validTo: undefined, after: 'recheck' }
  expect(isDue(scheme, '2026-12-24')).toBe(false)
  expect(isDue(scheme, '2026-12-25')).toBe(true)
  expect(isDue({ ...quarter, after: 'close' }, '2027-01-01')).toBe(false)
})

test('nothing unverified is printed, and nothing past that hides itself', () => {
  expect(isPrintable(quarter, '2027-01-01')).toBe(true)
  expect(isPrintable({ ...quarter, after: 'hide' }, '2026-12-31')).toBe(true)
  expect(isPrintable({ ...quarter, after: 'hide' }, '2027-01-01')).toBe(false)
  expect(isPrintable({ ...quarter, confidence: 'unverified' }, '2026-10-01')).toBe(false)
})
