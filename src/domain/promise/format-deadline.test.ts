import { expect, test } from 'vitest'
import { formatDeadline } from './format-deadline.ts'

const at = (moment: string, now = '2026-11-21T17:40:00+11:00') =>
  formatDeadline(moment, { now: Date.parse(now), timeZone: 'Australia/Melbourne' })

test('a deadline is shown by its weekday within a week', () => {
  expect(at('2026-11-23T17:00:00+11:00')).toBe('by Monday 5 pm')
  expect(at('2026-11-27T12:30:00+11:00')).toBe('by Friday 12:30 pm')
})

test('today and tomorrow carry their date', () => {
  const monday = '2026-11-23T10:00:00+11:00'
  expect(at('2026-11-24T16:00:00+11:00', monday)).toBe('by tomorrow, Tuesday 24 November, 4 pm')
  expect(at('2026-11-23T16:05:00+11:00', monday)).toBe('by 4:05 pm today, Monday 23 November')
})

test('a deadline further away, or past, carries its date, and its year where that is another', () => {
  expect(at('2026-11-28T11:00:00+11:00')).toBe('by Saturday 28 November, 11 am')
  expect(at('2026-11-20T11:00:00+11:00')).toBe('by Friday 20 November, 11 am')
  expect(at('2027-01-04T11:00:00+11:00')).toBe('by Monday 4 January 2027, 11 am')
})

test('a deadline is shown in the brand’s time zone', () => {
  expect(at('2026-11-23T06:00:00Z')).toBe('by Monday 5 pm')
})
