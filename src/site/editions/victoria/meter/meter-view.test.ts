import { describe, expect, test } from 'vitest'
import type { MeterYear } from '#estimate/meter/meter-year.ts'
import {
  nem12,
  register,
  type SampleOptions,
  yearOf as yearOfText,
} from '../../../../../tests/meter-files.ts'
import { zipOfFiles } from '../../../../../tests/zip.ts'
import { meterView } from './meter-view.ts'
import { readYear } from './read-year.ts'

const today = '2026-11-26'
const yearOf = (...registers: string[][]) => yearOfText(nem12(...registers))
const notesOf = (...registers: string[][]) => meterView(yearOf(...registers), today).notes.join(' ')

const factsOf = (year: MeterYear) =>
  Object.fromEntries(meterView(year, today).facts.map(({ name, value }) => [name, value]))

describe('what a file says', () => {
  test('of a whole year', () => {
    expect(factsOf(yearOf(register()))).toEqual({
      'Days covered': '365, 1 July 2025 to 30 June 2026',
      'How they were read': '100% actual, none substituted, none missing',
      'One reading for every': 'half-hour',
      'Used in a year': '4,380 kWh',
      'Always on, about': '0.5 kW',
    })
  })

  test('of part of one, with substituted and missing days', () => {
    const quality = (day: number) => (day < 10 ? 'S14' : day < 20 ? 'N' : 'A')
    const facts = factsOf(yearOf(register({ days: 100, quality })))
    expect(facts['Days covered']).toBe('100 of 365, 1 July 2025 to 8 October 2025')
    expect(facts['How they were read']).toBe('80% actual, 10% substituted, 10% missing')
    expect(facts['Used in a year']).toMatch(/^\d,\d{3} kWh, the gaps filled with days of yours/)
  })

  test('of very little that is missing, that it is little and not none', () => {
    const facts = factsOf(yearOf([...register(), '400,1,48,A,,']))
    expect(facts['How they were read']).toContain('100% actual')
    const one = { ...yearOf(register()), actual: 0.9999, missing: 0.0001 }
    expect(factsOf(one)['How they were read']).toBe(
      '99.9% actual, none substituted, under 0.1% missing',
    )
  })
})

test('what was left out of a zip is named', async () => {
  const zip = zipOfFiles({ 'readings.csv': nem12(register()), 'readme.txt': 'Hello' })
  const result = await readYear(new Blob([zip]), today)
  expect(result.ok && meterView(result.year, today).notes).toContain(
    'Left out of the zip, as we found no readings of their own there: “readme.txt”.',
  )
})

test('the day and the year are drawn and listed, by people’s clocks', () => {
  const { days, months, dayScale } = meterView(
    yearOf(register({ kwh: (_, half) => (half === 34 ? 1 : 0.1) })),
    today,
  )
  expect(dayScale).toEqual(['1.2', '0.6'])
  expect(days.mean.table.rows).toHaveLength(24)
  // Five by the meter’s clock is six in summer.
  expect(days.summer.table.rows[18]?.cells).toEqual(['6 pm', '1.10'])
  expect(days.winter.table.rows[17]?.cells).toEqual(['5 pm', '1.10'])
  expect(days.winter.sentence).toBe(
    'On an average winter day your home uses 5.7 kWh: 33% of it from 4 to 9 pm, and 25% from 9 am to 4 pm, when panels make most.',
  )
  expect(months.table.rows).toHaveLength(12)
  for (const { shapes } of [days.mean, months])
    expect(Object.values(shapes).join()).not.toMatch(/NaN|undefined/)
})

test('behind panels there is what is bought and sold, and no line of what is used', () => {
  const view = meterView(
    yearOf(register(), register({ suffix: 'B1', kwh: (_, half) => (half === 24 ? 2 : 0) })),
    today,
  )
  expect(view.isBehindPanels).toBe(true)
  expect(view.facts.map(({ name }) => name)).toContain('Sold in a year')
  expect(view.days.mean.table.head).toEqual(['From', 'Bought', 'Sold'])
  expect(view.days.mean.shapes.use).toBe('')
  expect(view.days.mean.sentence).toMatch(/you buy 12\.0 kWh, .* and sell 2\.0\.$/)
})

describe('what was done with the file', () => {
  const sold = (options: SampleOptions = {}) =>
    register({ suffix: 'B1', kwh: (_, half) => (half === 24 ? 2 : 0), ...options })

  test('is nothing to speak of with a whole year', () => {
    expect(notesOf(register())).toBe('')
  })

  test('exports that begin late are shown', () => {
    const late = sold({ from: '2026-03-01', days: 122 })
    expect(notesOf(register(), late)).toContain(
      'Your exports begin 1 March 2026. Only the days since then count. The 243 days we don’t have are filled with days of yours',
    )
  })

  test('a day without exports’ row is shown as missing', () => {
    expect(notesOf(register(), sold().toSpliced(40, 3))).toContain(
      '3 days aren’t whole, in what you bought or in what you sold. A day that’s missing isn’t a day of nothing.',
    )
  })

  test('so are broken rows, hours, substituted readings and old ones', () => {
    const broken = register().map((row, index) => (index === 9 ? row.slice(0, 90) : row))
    expect(factsOf(yearOf(broken))['Days covered']).toMatch(/^364 of 365/)
    expect(notesOf(broken)).toContain(
      'The file is broken off in 1 row. That day is left out. The 1 day we don’t have is filled',
    )
    expect(notesOf(register({ minutes: 60 }))).toContain('With hours only')
    expect(notesOf(register({ quality: () => 'S14' }))).toContain('Your distributor filled in')
    expect(notesOf(register({ from: '2018-07-01' }))).toContain(
      'These readings end on 30 June 2019. A home changes in that time',
    )
  })
})

test.each([
  ['next to nothing', nem12(register({ kwh: () => 0.001 })), /next to nothing/],
  ['gaps on every day', nem12(register({ quality: () => 'N' })), /^This file holds 0 whole days/],
])('a file of %s says so', async (_, text, sentence) => {
  const result = await readYear(new Blob([text]), today)
  expect(result.ok ? '' : result.message).toMatch(sentence)
})
