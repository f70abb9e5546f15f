import { expect, test } from 'vitest'
import { eveningOf } from '#estimate/evening.ts'
import { formatEvening } from './evening.ts'

const [summer, winter] = [eveningOf('summer'), eveningOf('winter')]

test('a summer night leaves something at breakfast, a winter night is bought in part', () => {
  expect(formatEvening(summer, [])).toBe('8.6 kWh tonight. 1.4 left at breakfast.')
  expect(formatEvening(winter, [])).toBe('12.8 kWh tonight. 2.8 bought from the grid.')
})

test('a winter night without the dishwasher is still bought in part', () => {
  expect(formatEvening(winter, ['dishwasher'])).toBe('11.8 kWh tonight. 1.8 bought from the grid.')
})

test('heating and cooling are left out by one box', () => {
  expect(formatEvening(summer, ['heating'])).toBe('7.0 kWh tonight. 3.0 left at breakfast.')
  expect(formatEvening(winter, ['heating'])).toBe('7.8 kWh tonight. 2.2 left at breakfast.')
})
