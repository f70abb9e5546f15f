import { expect, test } from 'vitest'
import { brightDay } from './bright-day.ts'
import type { Hour } from './hours.ts'

const total = (day: readonly Hour[], flow: keyof Hour) =>
  day.reduce((sum, hour) => sum + hour[flow], 0)
const peak = (day: readonly Hour[], flow: keyof Hour) => {
  const most = Math.max(...day.map((hour) => hour[flow]))
  return day.findIndex((hour) => hour[flow] === most)
}

const day = brightDay()

test('the sun peaks at one by the clock, and the family at seven', () => {
  expect(day).toHaveLength(24)
  expect(peak(day, 'generation')).toBe(13)
  expect(peak(day, 'use')).toBe(19)
})

test('without a battery most of what the roof makes is sold, and the evening is bought', () => {
  expect(total(day, 'generation')).toBeCloseTo(44, 0)
  expect(total(day, 'use')).toBeCloseTo(15, 0)
  expect(total(day, 'exported') / total(day, 'generation')).toBeGreaterThan(0.75)
  expect(day[21]?.imported).toBe(day[21]?.use)
})

test('every hour balances', () => {
  for (const hour of day) {
    expect(hour.self + hour.exported).toBeCloseTo(hour.generation, 2)
    expect(hour.self + hour.imported).toBeCloseTo(hour.use, 2)
  }
})
