import { expect, test } from 'vitest'
import { formatDays, formatUntil } from './format-absence.ts'

// Thursday 2:24 pm in Melbourne.
const local = { now: Date.parse('2026-11-19T03:24:00.000Z'), timeZone: 'Australia/Melbourne' }
const until = (moment: string | null) => formatUntil({ until: moment }, local, 'they’re back')

test('an absence says how long it lasts', () => {
  expect(until(null)).toBe('until they’re back')
  expect(until('2026-11-19T05:30:00.000Z')).toBe('until 4:30 pm')
  expect(until('2026-11-22T22:00:00.000Z')).toBe('until Mon 9:00 am')
  expect(until('2026-11-27T13:00:00.000Z')).toBe('through Fri 27 Nov')
})

test('a planned absence says its days', () => {
  const days = (from: string, end: string) => formatDays({ from, until: end }, local)
  expect(days('2026-12-20T13:00:00.000Z', '2026-12-24T13:00:00.000Z')).toBe(
    'Mon 21 Dec to Thu 24 Dec',
  )
  expect(days('2026-12-20T13:00:00.000Z', '2026-12-21T13:00:00.000Z')).toBe('Mon 21 Dec')
})
