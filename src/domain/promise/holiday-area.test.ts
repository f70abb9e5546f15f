import { expect, test } from 'vitest'
import { holidayAreaOf, holidaysIn, holidaysWarning, knownHolidayDaysLeft } from './holiday-area.ts'

test.each([
  ['3000', 'victoria'],
  ['3220', 'geelong'],
  ['3225', 'victoria'],
  ['3550', 'bendigo'],
  ['3280', 'warrnambool'],
  ['2000', 'victoria'],
  ['', 'victoria'],
] as const)('postcode %s keeps the holidays of %s', (postcode, area) => {
  expect(holidayAreaOf(postcode, 'victoria')).toBe(area)
})

test('a British postcode keeps the holidays of England', () => {
  expect(holidayAreaOf('M1 1AE', 'england')).toBe('england')
})

test.each([
  ['geelong', '2026-10-21'],
  ['bendigo', '2026-10-28'],
  ['warrnambool', '2027-05-06'],
] as const)('%s has a day of its own, %s, instead of Melbourne Cup Day', (area, own) => {
  expect(holidaysIn(area).has(own)).toBe(true)
  expect(holidaysIn(area).has('2026-11-03')).toBe(false)
  expect(holidaysIn(area).has('2026-12-25')).toBe(true)
  expect(holidaysIn('victoria').has(own)).toBe(false)
  expect(holidaysIn('victoria').has('2026-11-03')).toBe(true)
})

test('operators are warned 90 days before the known holidays end', () => {
  expect(knownHolidayDaysLeft('2028-12-30')).toBe(1)
  expect(holidaysWarning('2028-10-01')).toBeUndefined()
  expect(holidaysWarning('2028-10-02')).toMatch('Public holidays from 2029-01-01 on are unknown')
  expect(holidaysWarning('2029-02-01')).toBeDefined()
})
