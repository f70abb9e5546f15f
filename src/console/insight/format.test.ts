import { expect, test } from 'vitest'
import { formatColumn, formatOthers, formatPeriod, stepLabel, timeZonePlace } from './format.ts'

test('columns have the shortest name that tells them apart', () => {
  const period = { since: '2026-11-06', until: '2026-11-06' }
  expect(formatColumn(period, 'day')).toBe('Fri 6')
  expect(formatColumn(period, 'week')).toBe('6 Nov')
  expect(formatColumn(period, 'month')).toBe('Nov 2026')
})

test('a period names months and years once if they are the same', () => {
  const words = (since: string, until: string) => formatPeriod({ since, until })
  expect(words('2026-11-06', '2026-11-19')).toBe('6 to 19 Nov 2026')
  expect(words('2026-08-25', '2026-11-22')).toBe('25 Aug to 22 Nov 2026')
  expect(words('2025-11-22', '2026-11-22')).toBe('22 Nov 2025 to 22 Nov 2026')
  expect(words('2026-11-19', '2026-11-19')).toBe('Thu 19 Nov 2026')
})

test('a time zone is named by its place', () => {
  expect(timeZonePlace('Australia/Melbourne')).toBe('Melbourne')
})

test('steps are named by their first question', () => {
  expect(stepLabel('contact-phone')).toBe('Phone')
  expect(stepLabel('electricity-bill')).toBe('Electricity bill')
  expect([1, 14, 31].map(formatOthers)).toEqual(['One other', 'Fourteen others', '31 others'])
})
