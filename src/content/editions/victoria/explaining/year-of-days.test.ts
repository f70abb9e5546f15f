import { expect, test } from 'vitest'
import { calculate } from '#estimate/calculate.ts'
import { savingsCalculator } from '../calculators/calculators.ts'
import { runYearOfDays } from './year-data.ts'
import {
  averageDay,
  formatDayFlows,
  formatPlace,
  monthKwh,
  monthsFromJune,
  placeFromJune,
} from './year-of-days.ts'

const year = runYearOfDays()

test('the year of days is the calculator’s, added up by day', () => {
  for (const [battery, flows] of [
    ['0', year.without],
    ['10', year.with],
  ] as const) {
    const draft = {
      postcode: '3056',
      people: '3',
      when: 'throughout',
      facing: 'N',
      kw: '6.6',
      battery,
    }
    const { estimate } = calculate(savingsCalculator, draft, '2026-11-22')
    const energy = estimate?.energy.withBattery ?? estimate?.energy.withoutBattery
    expect(energy?.generation.mid).toBeCloseTo(year.total, -1)
    expect(energy?.imported.mid).toBeCloseTo(flows.totals.imported, -1)
    expect(energy?.exported.mid).toBeCloseTo(flows.totals.exported, -1)
  }
})

test('a December day makes twice what a June day does', () => {
  expect(Number(averageDay(year, 'December')) / Number(averageDay(year, 'June'))).toBeCloseTo(2, 0)
})

test('the months from June hold all 365 days', () => {
  expect(monthsFromJune[0]).toEqual({ name: 'June', from: 0, to: 30 })
  expect(monthsFromJune.at(-1)).toEqual({ name: 'May', from: 334, to: 365 })
  const sum = monthsFromJune.reduce((total, month) => total + monthKwh(year.generated, month), 0)
  expect(sum).toBeCloseTo(year.total, -1)
})

test('a day is called by its date, whatever the year', () => {
  expect(formatPlace(0)).toBe('1 June')
  expect(formatPlace(364)).toBe('31 May')
  expect(formatPlace(placeFromJune('2026-11-22'))).toBe('22 November')
  expect(formatPlace(placeFromJune('2028-02-29'))).toBe('28 February')
})

test('a day says what it makes, keeps, sells and buys', () => {
  const flows = { imported: [121, 0], totals: { atHome: 0, exported: 0, imported: 0 } }
  const two = { ...year, generated: [59, 300], with: { ...flows, atHome: [59, 180] } }
  expect(formatDayFlows(two, 0, 'with')).toBe('5.9 kWh made, all kept. 12.1 kWh bought.')
  expect(formatDayFlows(two, 1, 'with')).toBe(
    '30.0 kWh made, 18.0 kept and 12.0 sold. Nothing bought.',
  )
})
