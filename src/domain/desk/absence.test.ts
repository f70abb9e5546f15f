import { expect, test } from 'vitest'
import { isAway, parseAbsence } from './absence.ts'

const timeZone = 'Australia/Melbourne'
// Thursday 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')
const parse = (words: Parameters<typeof parseAbsence>[0]) => {
  const parsed = parseAbsence(words, { now, timeZone })
  if (!parsed.ok) return parsed.message
  const { from, until } = parsed.period
  return [from.toISOString(), until?.toISOString() ?? null]
}

test('away now lasts until they are back, or until a time', () => {
  expect(parse({})).toEqual([now.toISOString(), null])
  expect(parse({ until: '2026-11-19T16:30' })).toEqual([
    now.toISOString(),
    '2026-11-19T05:30:00.000Z',
  ])
})

test('days last from their first moment to the end of the last one, by the clock of the place', () => {
  expect(parse({ from: '2026-12-21', until: '2026-12-24' })).toEqual([
    '2026-12-20T13:00:00.000Z',
    '2026-12-24T13:00:00.000Z',
  ])
  // Daylight saving ends on 4 April 2027.
  expect(parse({ from: '2027-04-04', until: '2027-04-04' })).toEqual([
    '2027-04-03T13:00:00.000Z',
    '2027-04-04T14:00:00.000Z',
  ])
  expect(parse({ from: '2026-11-19', until: '2026-11-19' })).toEqual([
    now.toISOString(),
    '2026-11-19T13:00:00.000Z',
  ])
})

test('what makes no sense is rejected in a sentence', () => {
  expect(parse({ from: 'tomorrow' })).toBe('Enter the first day as a date.')
  expect(parse({ until: '2026-02-30' })).toBe('Enter the last day as a date.')
  expect(parse({ from: '2026-12-21' })).toBe('Enter the last day too.')
  expect(parse({ until: '2026-11-19T14:00' })).toBe('That’s over already. Choose a later end.')
  expect(parse({ from: '2026-12-24', until: '2026-12-21' })).toBe(
    'The end comes before the beginning.',
  )
  expect(parse({ until: '2028-01-01' })).toBe('That’s longer than a year. Choose an earlier end.')
})

test('an operator is away from the first moment, and back at the last', () => {
  const absence = { from: '2026-11-19T03:24:00.000Z', until: '2026-11-19T05:30:00.000Z' }
  const at = (time: string) => isAway(absence, new Date(`2026-11-19T${time}:00.000Z`))
  expect([at('03:23'), at('03:24'), at('05:29'), at('05:30')]).toEqual([false, true, true, false])
  expect(isAway({ ...absence, until: null }, new Date('2027-01-01'))).toBe(true)
})
