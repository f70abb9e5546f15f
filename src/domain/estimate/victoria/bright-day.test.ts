import { expect, test } from 'vitest'
import { brightDay } from './bright-day.ts'
import { brightDayHome } from './example-homes.ts'
import type { Hour } from './hours.ts'

const total = (day: readonly Hour[], flow: keyof Hour) =>
  day.reduce((sum, hour) => sum + hour[flow], 0)
const peak = (day: readonly Hour[], flow: keyof Hour) => {
  const most = Math.max(...day.map((hour) => hour[flow]))
  return day.findIndex((hour) => hour[flow] === most)
}

const without = brightDay('without')
const with10 = brightDay('with')

test('the sun peaks at one by the clock, and the family at seven', () => {
  expect(without).toHaveLength(24)
  expect(peak(without, 'generation')).toBe(13)
  expect(peak(without, 'use')).toBe(19)
})

test('without a battery most of what the roof makes is sold, and the evening is bought', () => {
  expect(total(without, 'generation')).toBeCloseTo(39, 0)
  expect(total(without, 'use')).toBeCloseTo(14, 0)
  expect(total(without, 'exported') / total(without, 'generation')).toBeGreaterThan(0.75)
  expect(without[21]?.imported).toBe(without[21]?.use)
})

test('a battery fills in the morning, and carries the evening', () => {
  const { usableKwh } = brightDayHome
  expect(with10.findIndex(({ charge }) => charge > usableKwh - 0.01)).toBe(11)
  for (const hour of [19, 20, 21, 22]) {
    expect(with10[hour]?.imported).toBeCloseTo(0, 6)
    expect(with10[hour]?.discharging).toBeGreaterThan(0.5)
  }
})

test('every hour balances', () => {
  for (const day of [without, with10])
    for (const hour of day) {
      expect(hour.self + hour.charging + hour.exported).toBeCloseTo(hour.generation, 2)
      expect(hour.self + hour.discharging + hour.imported).toBeCloseTo(hour.use, 2)
    }
})
