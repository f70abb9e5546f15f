import { expect, test } from 'vitest'
import { listDays } from '../../shared/year/days.ts'
import { listHours } from '../hours.ts'
import { defaultInputs } from '../inputs/inputs.ts'
import { monthLengths } from './calendar.ts'

const inputs = { ...defaultInputs, kwh: 6000, battery: 10 }
const hours = listHours(inputs, {}) ?? []
const days = listDays(hours)
const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0)

test('the days add up to the year, and what is made is kept or sold', () => {
  expect(days).toHaveLength(365)
  expect(sum(days.map(({ generated }) => generated))).toBeCloseTo(
    sum(hours.map((hour) => hour.generation)),
    6,
  )
  expect(sum(days.map(({ imported }) => imported))).toBeCloseTo(
    sum(hours.map((hour) => hour.imported)),
    6,
  )
  for (const { generated, atHome, exported } of days)
    expect(atHome + exported).toBeCloseTo(generated, 6)
})

test('each month keeps its own days, in another order', () => {
  const inOrder = Array.from({ length: 365 }, (_, day) =>
    sum(hours.slice(day * 24, day * 24 + 24).map((hour) => hour.generation)),
  )
  let first = 0
  for (const length of monthLengths) {
    const sorted = (values: number[]) => [...values].sort((one, other) => one - other)
    const [ours, model] = [
      days.slice(first, first + length).map(({ generated }) => generated),
      inOrder.slice(first, first + length),
    ]
    for (const [index, generated] of sorted(ours).entries())
      expect(generated).toBeCloseTo(sorted(model)[index] ?? 0, 9)
    first += length
  }
  expect(days.map(({ generated }) => generated)).not.toEqual(inOrder)
})

test('the order of the days is the same each time', () => {
  expect(listDays(hours)).toEqual(days)
})
