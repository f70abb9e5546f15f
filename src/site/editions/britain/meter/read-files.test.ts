import { expect, test } from 'vitest'
import { daysAfter } from '#domain/calendar.ts'
import { readHome } from './read-files.ts'

/** A file of so many winter days, a quarter of a kWh in each half hour. */
function file(days: number, from = '2026-01-01', kwh = 0.25): string {
  const rows = Array.from({ length: days * 48 }, (_, index) => {
    const at = (half: number) =>
      new Date(Date.parse(`${from}T00:00:00Z`) + half * 1_800_000).toISOString().slice(0, 19)
    return `${kwh}, ${at(index)}Z, ${at(index + 1)}Z`
  })
  return ['Consumption (kWh), Start, End', ...rows].join('\n')
}

function read(use: string, sold?: string) {
  const result = readHome(use, sold)
  if (!result.ok) throw new Error(result.message)
  return result.read
}

test('says which days were read and what was bought on them', () => {
  const { home, bought, sold, isShort } = read(file(60))
  expect([home.from, home.until, home.days]).toEqual([
    '2026-01-01',
    daysAfter('2026-01-01', 59),
    60,
  ])
  expect(bought).toBeCloseTo(60 * 12, 6)
  expect(sold).toBeUndefined()
  expect(isShort).toBe(true)
})

test('days before anything was sold count for neither', () => {
  const { home, bought, sold } = read(file(60), file(20, '2026-02-10', 0.1))
  expect(home.from).toBe('2026-02-10')
  expect(bought).toBeCloseTo(20 * 12, 6)
  expect(sold).toBeCloseTo(20 * 4.8, 6)
})

test.each([
  ['a file of another supplier', 'Date,kWh', undefined, 'can’t read that one yet'],
  ['a broken export file', file(5), 'what?', 'Of what you sell'],
  ['files of different months', file(5), file(5, '2026-03-01'), 'no whole day in common'],
])('%s is turned down with a sentence', (_, use, sold, sentence) => {
  const result = readHome(use, sold)
  expect(result.ok ? '' : result.message).toContain(sentence)
})
