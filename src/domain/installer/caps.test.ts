import { expect, test } from 'vitest'
import { capReached, capStarts, placesLeft } from './caps.ts'

const startsAt = (moment: string) => {
  const { day, week, month } = capStarts(new Date(moment), 'Australia/Melbourne')
  return [day, week, month].map((start) => start.toISOString())
}

test('a day, a week and a month begin at midnight where the brand is', () => {
  expect(startsAt('2026-11-19T14:24:00+11:00')).toEqual([
    '2026-11-18T13:00:00.000Z',
    '2026-11-15T13:00:00.000Z',
    '2026-10-31T13:00:00.000Z',
  ])
})

test('a Sunday belongs to the week that began six days before', () => {
  expect(startsAt('2026-11-22T23:59:00+11:00')[1]).toBe('2026-11-15T13:00:00.000Z')
})

test('days begin at midnight also around the change to daylight saving', () => {
  expect(startsAt('2026-10-04T12:00:00+11:00')).toEqual([
    '2026-10-03T14:00:00.000Z',
    '2026-09-27T14:00:00.000Z',
    '2026-09-30T14:00:00.000Z',
  ])
  expect(startsAt('2026-10-05T12:00:00+11:00')[0]).toBe('2026-10-04T13:00:00.000Z')
})

test.each([
  [{}, undefined],
  [{ day: 5 }, undefined],
  [{ day: 4 }, 'day'],
  [{ day: 5, week: 9 }, 'week'],
  [{ day: 5, week: 10, month: 20 }, 'month'],
  [{ day: 0 }, 'day'],
] as const)('caps of %o with 4 a day, 9 a week and 20 a month: %s', (caps, reached) => {
  expect(capReached(caps, { day: 4, week: 9, month: 20 })).toBe(reached)
})

test.each([
  [{}, Number.POSITIVE_INFINITY],
  [{ day: 7 }, 3],
  [{ day: 7, week: 11 }, 2],
  [{ day: 3 }, 0],
] as const)(
  'of caps of %o, with 4 a day, 9 a week and 20 a month, so many places are left: %d',
  (caps, left) => {
    expect(placesLeft(caps, { day: 4, week: 9, month: 20 })).toBe(left)
  },
)
