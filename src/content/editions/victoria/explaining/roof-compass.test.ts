import { expect, test } from 'vitest'
import { calculate } from '#domain/estimate/shared/calculate.ts'
import { savingsCalculator } from '../calculators/calculators.ts'
import { roofSavings } from './compass-data.ts'
import { compassText, faces } from './roof-compass.ts'

const today = '2026-11-22'
const kWh = (letters: string) => faces.find((face) => face.letters === letters)?.kWh.mid ?? 0

test('ten panels make on each side what the calculator says they make', () => {
  for (const { letters, kWh } of faces) {
    const draft = { postcode: '3056', facing: letters, kw: '4.4' }
    const { estimate } = calculate(savingsCalculator, draft, today)
    expect(estimate?.energy.withoutBattery.generation.mid).toBeCloseTo(kWh.mid, 6)
  }
})

test('east or west gives up about a ninth of north, and south keeps nearly three-quarters', () => {
  expect(1 - kWh('E') / kWh('N')).toBeCloseTo(1 / 9, 1)
  expect(kWh('W')).toBe(kWh('E'))
  expect(kWh('S') / kWh('N')).toBeLessThan(0.75)
  expect(kWh('S') / kWh('N')).toBeGreaterThan(0.7)
})

test('west is shown to save more than north only where it does', () => {
  const { north, west } = roofSavings(today)
  const words = (savings: { north: number; west: number }) =>
    compassText({ people: 3, use: 5640, ...savings }).paragraphs[0]?.text
  expect(words({ north, west })).toContain(`$${west} a year to $${north}`)
  expect(words({ north: 500, west: 510 })).toContain('edges ahead')
  expect(words({ north: 510, west: 500 })).not.toContain('edges ahead')
})
