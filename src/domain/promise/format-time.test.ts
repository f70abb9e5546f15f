import { expect, test } from 'vitest'
import { formatDayOf, formatHours, formatMoment } from './format-time.ts'

const clock = { now: Date.parse('2026-11-21T17:40:00+11:00'), timeZone: 'Australia/Melbourne' }

test('a moment has its day, its date and its time', () => {
  expect(formatMoment('2026-11-21T06:40:00Z', clock)).toBe('Saturday 21 November, 5:40 pm')
  expect(formatMoment('2027-01-04T09:00:00+11:00', clock)).toBe('Monday 4 January 2027, 9 am')
})

test.each([
  ['2026-11-21T18:00:00+11:00', 'Today'],
  ['2026-11-22T09:00:00+11:00', 'Tomorrow'],
  ['2026-11-27T09:00:00+11:00', 'Friday'],
  ['2026-11-28T09:00:00+11:00', 'Saturday 28 November'],
  ['2026-11-20T09:00:00+11:00', 'Friday 20 November'],
])('on Saturday the 21st, %s is called %s', (moment, name) => {
  expect(formatDayOf(moment, clock)).toBe(name)
})

test.each([
  ['16:00', '18:00', '4 to 6 pm'],
  ['09:00', '12:00', '9 am to noon'],
  ['09:00', '13:00', '9 am to 1 pm'],
  ['12:30', '15:00', '12:30 to 3 pm'],
])('%s to %s reads as %s', (from, until, words) => {
  const at = (time: string) => `2026-11-23T${time}:00+11:00`
  expect(formatHours({ from: at(from), until: at(until) }, clock)).toBe(words)
})
