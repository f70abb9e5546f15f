import { expect, test } from 'vitest'
import { nem12, register } from '../../../tests/meter-files.ts'
import { fillYear, hasPanels, meterYear } from './meter-year.ts'
import { createMeterFileReader } from './read-meter-file.ts'

function yearOf(text: string) {
  const reader = createMeterFileReader()
  for (const row of text.split('\n')) reader.readRow(row)
  const result = reader.end()
  if (!result.ok) throw new Error(result.message)
  return meterYear(result.file)
}

test('a year stands on the dates of the typical year', () => {
  // One kilowatt-hour at noon of each first of a month.
  const text = nem12(register({ kwh: (day, half) => (day === 0 && half === 24 ? 1 : 0.01) }))
  const year = yearOf(text)
  expect(year).toMatchObject({ from: '2025-07-01', until: '2026-06-30', days: 365, actual: 1 })
  // 1 July is the 182nd day.
  expect(year.hours[181 * 24 + 12]).toBeCloseTo(1.01)
  expect(year.use).toBeCloseTo(365 * 48 * 0.01 + 0.99)
})

test('of two years the latest counts, and 29 February is left out', () => {
  const year = yearOf(
    nem12(register({ from: '2023-03-01', days: 731, kwh: (day) => (day < 366 ? 9 : 0.25) })),
  )
  expect(year).toMatchObject({ from: '2024-03-01', until: '2025-02-28', days: 365 })
  expect(year.use).toBeCloseTo(4380)
  expect(Array.from(year.hours).every(Number.isFinite)).toBe(true)
})

test('months without readings get a usual household’s use, scaled to this home', () => {
  const year = yearOf(nem12(register({ from: '2026-01-01', days: 31, kwh: () => 0.5 })))
  const usual = new Float64Array(8760).fill(0.2)
  usual.fill(0.4, 31 * 24)
  const filled = fillYear(year.hours, usual)
  expect(filled[0]).toBeCloseTo(1)
  // Elsewhere the usual home uses twice as much as in January, so this one does too.
  expect(filled[5000]).toBeCloseTo(2)
})

test('a home that gives energy back has panels already', () => {
  const both = nem12(register(), register({ suffix: 'B1', kwh: () => 0.01 }))
  expect(hasPanels(yearOf(both))).toBe(true)
  expect(hasPanels(yearOf(nem12(register())))).toBe(false)
})
