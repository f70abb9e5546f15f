import { expect, test } from 'vitest'
import { eveningOf } from './evening.ts'
import { eveningHome, seasons } from './example-homes.ts'

test('10 kWh carry an average summer night, and not quite a winter one', () => {
  expect(eveningOf('summer').use).toBe(8.6)
  expect(eveningOf('winter').use).toBe(12.8)
  expect(eveningHome.usableKwh).toBe(10)
})

test.each(seasons)('what runs on a %s night adds up to what the model says is used', (season) => {
  const { use, parts } = eveningOf(season)
  expect(parts.reduce((sum, { kwh }) => sum + kwh, 0)).toBeCloseTo(use, 6)
})

test.each(seasons)('on a %s night little is left that has no name', (season) => {
  const { use, parts } = eveningOf(season)
  const rest = parts.find(({ name }) => name === 'rest')?.kwh ?? 0
  expect(rest).toBeGreaterThan(0)
  expect(rest).toBeLessThan(0.2 * use)
})

test('in winter the roof puts in less than the night takes, in summer all it needs', () => {
  expect(eveningOf('winter').fromBattery).toBe(6.1)
  const { use, fromBattery } = eveningOf('summer')
  // The sun is still up after five.
  expect(use - fromBattery).toBeCloseTo(2.4, 1)
})
