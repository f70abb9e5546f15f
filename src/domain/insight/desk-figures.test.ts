import { expect, test } from 'vitest'
import { bestHour, reachedByTry } from './desk-figures.ts'

const cell = (weekday: number, hour: number, reached: number, tried: number) => ({
  weekday,
  hour,
  reached,
  tried,
})

test('the best hour is one with enough tries, and clearly better than all together', () => {
  const hours = [cell(1, 9, 2, 10), cell(1, 16, 7, 10), cell(6, 10, 4, 4), cell(2, 9, 3, 10)]
  expect(bestHour(hours)).toEqual(cell(1, 16, 7, 10))
  expect(bestHour([cell(1, 9, 4, 10), cell(1, 16, 4, 10)])).toBeUndefined()
  expect(bestHour([cell(6, 10, 4, 4)])).toBeUndefined()
  expect(bestHour([])).toBeUndefined()
})

test('tries beyond the fifth count together, and those never reached apart', () => {
  const nths = [
    { nth: 1, people: 3 },
    { nth: 5, people: 1 },
    { nth: 6, people: 2 },
    { nth: 9, people: 1 },
  ]
  const all = { calls: 40, tried: 10, reached: 7 }
  const tries = { all, nths, operators: [], firsts: [], hours: [], weekdays: [] }
  expect(reachedByTry(tries)).toEqual({ reached: 7, named: [3, 0, 0, 0, 1], later: 3, never: 3 })
})
