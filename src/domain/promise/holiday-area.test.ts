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
  expect(
    holidayAreaOf({ postcode, nation: null }, { law: 'australia', deskArea: 'victoria' }),
  ).toBe(area)
})

test.each([
  ['M1 1AE', 'england-and-wales'],
  ['CF10 1EP', 'england-and-wales'],
  ['SY22 5AA', 'england-and-wales'],
  ['GL1 1AA', 'england-and-wales'],
  ['G1 1AA', 'scotland'],
  ['EH1 1YZ', 'scotland'],
  ['ZE1 0AA', 'scotland'],
  ['TD15 1AA', 'britain'],
  ['TD12 4AA', 'britain'],
  ['CA6 5AA', 'britain'],
  ['', 'britain'],
] as const)('British postcode %s keeps the holidays of %s', (postcode, area) => {
  expect(
    holidayAreaOf({ postcode, nation: null }, { law: 'britain', deskArea: 'england-and-wales' }),
  ).toBe(area)
})

test.each([
  ['TD15 1AA', 'england', 'england-and-wales'],
  ['TD15 1AA', 'scotland', 'scotland'],
  ['CA6 5AA', 'scotland', 'scotland'],
  ['DG16 5AA', 'wales', 'britain'],
  ['EH1 1YZ', 'england', 'scotland'],
  ['M1 1AE', 'scotland', 'england-and-wales'],
] as const)('at %s a visitor who names %s has the holidays of %s', (postcode, nation, area) => {
  const rules = { law: 'britain', deskArea: 'england-and-wales' } as const
  expect(holidayAreaOf({ postcode, nation }, rules)).toBe(area)
})

test('bank holidays of Britain are those of its government’s list, to the end of 2027', () => {
  const from = (area: 'england-and-wales' | 'scotland') =>
    [...holidaysIn(area).keys()].filter((day) => day > '2026-11-22').join(' ')
  expect(from('england-and-wales')).toBe(
    '2026-12-25 2026-12-28 2027-01-01 2027-03-26 2027-03-29 2027-05-03 2027-05-31 2027-08-30 2027-12-27 2027-12-28',
  )
  expect(from('scotland')).toBe(
    '2026-11-30 2026-12-25 2026-12-28 2027-01-01 2027-01-04 2027-03-26 2027-05-03 2027-05-31 2027-08-02 2027-11-30 2027-12-27 2027-12-28',
  )
  const both = new Set([
    ...holidaysIn('england-and-wales').keys(),
    ...holidaysIn('scotland').keys(),
  ])
  expect(new Set(holidaysIn('britain').keys())).toEqual(both)
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
  expect(knownHolidayDaysLeft('2028-12-30', 'australia')).toBe(1)
  expect(holidaysWarning('2028-10-01', 'australia')).toBeUndefined()
  expect(holidaysWarning('2028-10-02', 'australia')).toMatch(
    'Public holidays from 2029-01-01 on are unknown',
  )
  expect(holidaysWarning('2029-02-01', 'australia')).toBeDefined()
  expect(holidaysWarning('2027-10-01', 'britain')).toBeUndefined()
  expect(holidaysWarning('2027-10-02', 'britain')).toMatch('from 2028-01-01 on')
})
