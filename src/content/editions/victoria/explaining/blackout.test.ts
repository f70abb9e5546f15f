import { expect, test } from 'vitest'
import { blackoutSpots, formatBackup, usuallyWired } from './blackout.ts'

test('ten kilowatt-hours carry what is usually wired for 43 hours', () => {
  expect(formatBackup(true, usuallyWired)).toBe(
    '5.5 kWh a day: 10 kWh last about 43 hours without sun.',
  )
})

test('each thing wired more makes it shorter, and lights alone hold for longer than a week', () => {
  expect(formatBackup(true, [...usuallyWired, 'air'])).toContain('17.5 kWh a day')
  expect(formatBackup(true, [...usuallyWired, 'air'])).toContain('14 hours')
  expect(formatBackup(true, ['kitchen'])).toContain('4 days')
  expect(formatBackup(true, ['lights'])).toContain('more than a week')
})

test('without backup, or with nothing wired, everything is dark', () => {
  expect(formatBackup(false, usuallyWired)).toContain('Everything is dark')
  expect(formatBackup(true, [])).toContain('Everything is dark')
})

test('what may be wired is named with what it takes in a day', () => {
  expect(blackoutSpots.slice(0, 2)).toEqual([
    { spot: 'kitchen', name: 'Fridge, kettle, microwave', more: '2.4 kWh a day' },
    { spot: 'lights', name: 'Lights', more: '0.3 kWh a day' },
  ])
})
