import { expect, test } from 'vitest'
import { dayOf, daysAfter, momentAt } from './calendar.ts'

const melbourne = 'Australia/Melbourne'

test.each([
  ['2026-11-21', 9, '2026-11-21T09:00:00+11:00'],
  ['2026-07-01', 0, '2026-07-01T00:00:00+10:00'],
  // Clocks went forward at two that night.
  ['2026-10-04', 0, '2026-10-04T00:00:00+10:00'],
  ['2026-10-04', 9, '2026-10-04T09:00:00+11:00'],
  ['2027-04-04', 0, '2027-04-04T00:00:00+11:00'],
  ['2027-04-05', 0, '2027-04-05T00:00:00+10:00'],
])('on %s it strikes %i in Melbourne at %s', (day, hour, moment) => {
  expect(momentAt(day, hour, melbourne)).toEqual(new Date(moment))
})

test('a day begins at midnight where the brand is at home', () => {
  expect(dayOf(new Date('2026-11-20T12:59:59Z'), melbourne)).toBe('2026-11-20')
  expect(dayOf(new Date('2026-11-20T13:00:00Z'), melbourne)).toBe('2026-11-21')
})

test('days are counted over the ends of months', () => {
  expect(daysAfter('2026-11-30', 1)).toBe('2026-12-01')
  expect(daysAfter('2027-01-01', -1)).toBe('2026-12-31')
})
