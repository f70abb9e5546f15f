import { expect, test } from 'vitest'
import { brightDay } from '#estimate/bright-day.ts'
import { describeDay, formatDayHour, formatHour } from './day.ts'

const without = brightDay('without')
const stored = brightDay('with')
const at = (day: typeof without, hour: number) => {
  const one = day[hour]
  if (!one) throw new Error(`There is no hour ${hour}`)
  return one
}

test('at one most is sold; with a battery it is full by then', () => {
  expect(formatDayHour(at(without, 13), false)).toBe(
    'The roof makes 5.0 kW, the house takes 0.4, 4.6 is sold.',
  )
  expect(formatDayHour(at(stored, 13), true)).toBe(
    'The roof makes 5.0 kW, the house takes 0.4, 4.6 is sold. The battery is 100% full.',
  )
})

test('at ten the battery fills', () => {
  expect(formatDayHour(at(stored, 10), true)).toBe(
    'The roof makes 3.5 kW, the house takes 0.4, 3.1 fills the battery. The battery is 80% full.',
  )
})

test('at nine in the evening it is bought, or comes out of the battery', () => {
  expect(formatDayHour(at(without, 21), false)).toBe(
    'The roof makes nothing, the house takes 0.9, 0.9 is bought.',
  )
  expect(formatDayHour(at(stored, 21), true)).toBe(
    'The roof makes nothing, the house takes 0.9, 0.9 comes out of the battery. The battery is 74% full.',
  )
})

test('hours are named as on a clock', () => {
  expect([0, 5, 12, 13, 22].map(formatHour)).toEqual(['midnight', '5 am', 'noon', '1 pm', '10 pm'])
})

test('the description holds for the day: full before noon, and nothing bought', () => {
  expect(describeDay(stored, true)).toContain('none bought')
  const inView = stored.slice(5)
  expect(Math.max(...inView.map(({ imported }) => imported))).toBeLessThan(0.05)
  expect(at(stored, 11).charge).toBeCloseTo(10, 6)
})
