import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter } from '../calendar.ts'
import { columnsOf, daysOf, longestDays, parsePeriod } from './period.ts'

const today = '2026-11-21'

test.each([
  ['nothing is asked', {}, ['2026-11-08', today]],
  ['a number of days', { days: '7' }, ['2026-11-15', today]],
  ['both ends', { since: '2026-10-01', until: '2026-10-31' }, ['2026-10-01', '2026-10-31']],
  ['a beginning', { since: '2026-11-01' }, ['2026-11-01', today]],
  ['an end', { until: '2026-11-10' }, ['2026-10-28', '2026-11-10']],
  [
    'ends the wrong way round',
    { since: '2026-10-31', until: '2026-10-01' },
    ['2026-10-01', '2026-10-31'],
  ],
  ['days to come', { since: '2026-11-20', until: '2027-01-01' }, ['2026-11-20', today]],
  ['only days to come', { since: '2027-01-01' }, [today, today]],
  ['days that no calendar has', { since: '2026-02-30', until: 'yesterday' }, ['2026-11-08', today]],
  ['too many days', { days: '4000' }, ['2026-11-08', today]],
  ['more than a year', { since: '2020-01-01' }, ['2025-11-21', today]],
] as const)('a period is understood when %s', (_, query, [since, until]) => {
  expect(parsePeriod(query, today)).toEqual({ since, until })
})

test('a week has seven days, also where the clocks are changed', () => {
  expect(daysOf({ since: '2026-10-01', until: '2026-10-07' })).toBe(7)
})

test('a fortnight has a column for each day', () => {
  const { unit, columns } = columnsOf({ since: '2026-11-08', until: today })
  expect(unit).toBe('day')
  expect(columns).toHaveLength(14)
  expect(columns[0]).toEqual({ since: '2026-11-08', until: '2026-11-08' })
})

test('a quarter has columns of weeks from Monday, cut off at both ends', () => {
  const { unit, columns } = columnsOf({ since: '2026-08-24', until: today })
  expect(unit).toBe('week')
  expect(columns[0]).toEqual({ since: '2026-08-24', until: '2026-08-30' })
  expect(columns.at(-1)).toEqual({ since: '2026-11-16', until: today })
  expect(columnsOf({ since: '2026-08-29', until: today }).columns[0]).toEqual({
    since: '2026-08-29',
    until: '2026-08-30',
  })
})

test('a year has a column for each month', () => {
  const { unit, columns } = columnsOf({ since: '2025-11-22', until: today })
  expect(unit).toBe('month')
  expect(columns).toHaveLength(13)
  expect(columns[0]).toEqual({ since: '2025-11-22', until: '2025-11-30' })
  expect(columns[3]).toEqual({ since: '2026-02-01', until: '2026-02-28' })
})

test('the columns contain every day of a period once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 1, max: longestDays }),
      (from, days) => {
        const since = daysAfter('2024-01-01', from)
        const period = { since, until: daysAfter(since, days - 1) }
        const { columns } = columnsOf(period)
        expect(columns.length).toBeLessThanOrEqual(16)
        expect(columns[0]?.since).toBe(period.since)
        expect(columns.at(-1)?.until).toBe(period.until)
        for (const [index, column] of columns.entries()) {
          expect(column.since <= column.until).toBe(true)
          const next = columns[index + 1]
          if (next) expect(next.since).toBe(daysAfter(column.until, 1))
        }
      },
    ),
  )
})
