import { describe, expect, test } from 'vitest'
import { nem12, readText, register, yearOf } from '../../../../../tests/meter-files.ts'
import { hasPanels, meterYear } from './meter-year.ts'

const day = (steps: Float64Array, index: number) => steps.slice(index * 48, index * 48 + 48)

test('a year has the dates of the typical year, in the file’s own steps', () => {
  // One kilowatt-hour in the half-hour after noon of the first day.
  const text = nem12(register({ kwh: (day, half) => (day === 0 && half === 24 ? 1 : 0.01) }))
  const year = yearOf(text)
  expect(year).toMatchObject({
    from: '2025-07-01',
    until: '2026-06-30',
    days: 365,
    measured: 365,
    actual: 1,
    minutes: 30,
  })
  // 1 July is the 182nd day.
  expect(year.drawn[181 * 48 + 24]).toBe(1)
  expect(year.drawn).toHaveLength(365 * 48)
  expect(year.use).toBeCloseTo(365 * 48 * 0.01 + 0.99)
})

test('steps of another length in part of the file are parted evenly', () => {
  const year = yearOf(
    nem12(
      register({ days: 100, kwh: () => 0.3 }),
      register({ from: '2025-10-09', days: 265, minutes: 5, kwh: () => 0.05 }),
    ),
  )
  expect(year.minutes).toBe(5)
  expect(Math.min(...year.drawn)).toBeCloseTo(0.05)
  expect(Math.max(...year.drawn)).toBeCloseTo(0.05)
})

test('of two years the latest counts, and 29 February is left out', () => {
  const year = yearOf(
    nem12(register({ from: '2023-03-01', days: 731, kwh: (day) => (day < 366 ? 9 : 0.25) })),
  )
  expect(year).toMatchObject({ from: '2024-03-01', until: '2025-02-28', days: 365 })
  expect(year.use).toBeCloseTo(4380)
  expect(Math.max(...year.drawn)).toBe(0.25)
})

describe('a day that is missing', () => {
  test('is a weekday or weekend of the same season', () => {
    // Saturdays and Sundays use more, and so does every later day.
    const kwh = (at: number) => ([4, 5].includes(at % 7) ? 1 : 0) + at / 1000
    const rows = register({ kwh })
    const year = yearOf(nem12(rows.filter((_, index) => index < 40 || index > 60)))
    expect(year).toMatchObject({ days: 344, measured: 344 })
    // 9 August 2025 was a Saturday, the 40th day of the file.
    const saturday = day(year.drawn, 181 + 39)[0] ?? 0
    const monday = day(year.drawn, 181 + 41)[0] ?? 0
    expect(saturday).toBeGreaterThan(1)
    expect(monday).toBeLessThan(0.1)
    expect(year.doubt[181 + 41]).toBeGreaterThanOrEqual(0.5)
    expect(year.doubt[181 + 80]).toBe(0)
  })

  test('in another season is scaled as an ordinary home’s', () => {
    const year = yearOf(nem12(register({ from: '2026-01-01', days: 31, kwh: () => 0.5 })))
    expect(day(year.drawn, 3)[0]).toBe(0.5)
    // In July an ordinary home uses more than in January.
    expect(day(year.drawn, 195)[0]).toBeGreaterThan(0.55)
    expect(year.doubt[195]).toBe(1)
  })

  test('without a row of exports was not read, and one with noughts was', () => {
    const drawn = register({ kwh: () => 0.3 })
    const sold = register({ suffix: 'B1', kwh: () => 0.1 })
    const without = yearOf(
      nem12(
        drawn,
        sold.filter((_, index) => index === 0 || index % 2 === 1),
      ),
    )
    expect(without).toMatchObject({ days: 365, measured: 183 })
    expect(without.missing).toBeCloseTo(182 / 365)
    expect(Math.min(...without.exported)).toBeGreaterThan(0.05)
    const withNoughts = yearOf(
      nem12(drawn, register({ suffix: 'B1', kwh: (day) => (day % 2 ? 0 : 0.1) })),
    )
    expect(withNoughts).toMatchObject({ measured: 365, missing: 0 })
  })
})

test('exports that begin late count from their first day, whether rows are missing before or hold noughts', () => {
  const drawn = register({ kwh: (day) => (day < 200 ? 0.9 : 0.3) })
  const rows = register({ suffix: 'B1', kwh: (day) => (day < 200 ? 0 : 0.2) })
  for (const sold of [rows, rows.filter((_, index) => index === 0 || index > 200)]) {
    const year = yearOf(nem12(drawn, sold))
    expect(year).toMatchObject({ exportsFrom: '2026-01-17', from: '2026-01-17', measured: 165 })
    expect(year.use).toBeCloseTo(165 * 48 * 0.3)
    // What was drawn before isn't used.
    expect(Math.max(...year.drawn)).toBeLessThan(0.8)
  }
})

test('a home that gives energy back has panels already', () => {
  const both = nem12(register(), register({ suffix: 'B1', kwh: () => 0.01 }))
  expect(hasPanels(yearOf(both))).toBe(true)
  expect(hasPanels(yearOf(nem12(register())))).toBe(false)
})

describe('too little to go by', () => {
  const sold = register({ suffix: 'B1', kwh: () => 0.2 })
  test.each([
    ['a week', nem12(register({ days: 7 })), /^This file holds 7 whole days/],
    ['gaps on every day', nem12(register({ quality: () => 'N' })), /^This file holds 0 whole days/],
    [
      'one day of exports beside a year',
      nem12(register(), sold.slice(0, 2)),
      /^This file holds 1 whole day of both what your home bought/,
    ],
    ['next to nothing', nem12(register({ kwh: () => 0.001 })), /uses next to nothing/],
  ])('%s', (_, text, sentence) => {
    const read = readText(text)
    const result = read.ok ? meterYear(read.file) : read
    expect(result.ok ? '' : result.message).toMatch(sentence)
  })
})
