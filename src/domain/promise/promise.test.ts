import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  australian,
  british,
  edinburgh,
  geelong,
  manchester,
  melbourne,
} from '../../../tests/calendars.ts'
import { isGate } from '../../../tests/depth.ts'
import { dayOf } from '../calendar.ts'
import { callingCalendar, callingDay, callingObstacle } from './calling-calendar.ts'
import { holidaysIn } from './holiday-area.ts'
import { nextCallingTime } from './notices.ts'
import { type ChosenTime, callableFrom, promisedBy } from './promise.ts'

const wall = (moment: Date, timeZone: string) =>
  moment.toLocaleString('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })

const promised = (receivedAt: string, calendar = melbourne, chosen?: ChosenTime) =>
  wall(promisedBy(new Date(receivedAt), calendar, chosen), calendar.timeZone)
const callable = (receivedAt: string, calendar = melbourne, chosen?: string) =>
  wall(
    callableFrom(new Date(receivedAt), calendar, chosen ? new Date(chosen) : undefined),
    calendar.timeZone,
  )

describe('a call is promised within 24 hours of days on which calls are allowed', () => {
  test.each([
    ['a Thursday morning', '2026-11-19T10:24:00+11:00', 'Fri 20 Nov, 10:24'],
    ['Saturday 17:01', '2026-11-21T17:01:00+11:00', 'Mon 23 Nov, 17:01'],
    ['Friday 20:00', '2026-11-20T20:00:00+11:00', 'Sat 21 Nov, 16:00'],
    ['a Sunday', '2026-11-22T12:00:00+11:00', 'Mon 23 Nov, 18:00'],
    ['before dawn', '2026-11-23T04:00:00+11:00', 'Mon 23 Nov, 18:00'],
    ['the evening before Christmas', '2026-12-24T19:00:00+11:00', 'Tue 29 Dec, 18:00'],
    ['New Year’s Eve', '2026-12-31T11:00:00+11:00', 'Sat 2 Jan, 11:00'],
    ['the eve of daylight saving', '2026-10-03T15:30:00+10:00', 'Mon 5 Oct, 15:30'],
    ['the eve of its end', '2027-04-03T15:30:00+11:00', 'Mon 5 Apr, 15:30'],
  ])('%s', (_, receivedAt, deadline) => {
    expect(promised(receivedAt)).toMatch(deadline)
  })

  test('a region’s own holiday doesn’t count there', () => {
    expect(promised('2026-10-20T11:00:00+11:00', geelong)).toMatch('Thu 22 Oct, 11:00')
    expect(promised('2026-10-20T11:00:00+11:00')).toMatch('Wed 21 Oct, 11:00')
  })

  test('where the desk has a holiday and the region has none, there are two hours of calling left', () => {
    expect(promised('2026-11-02T11:00:00+11:00', geelong)).toMatch('Mon 2 Nov, 18:00')
    expect(promised('2026-11-02T17:00:00+11:00', geelong)).toMatch('Wed 4 Nov, 10:00')
    expect(promised('2026-11-02T19:00:00+11:00', geelong)).toMatch('Wed 4 Nov, 11:00')
  })

  test('a weekday on which the desk has no hours doesn’t count', () => {
    expect(promised('2026-11-20T12:00:00Z', manchester)).toMatch('Mon 23 Nov, 12:00')
    expect(promised('2026-11-20T17:00:00Z', manchester)).toMatch('Mon 23 Nov, 17:00')
    expect(promised('2026-11-19T12:00:00Z', manchester)).toMatch('Fri 20 Nov, 12:00')
  })

  test('at a time that the visitor chose, the call is promised by its end', () => {
    const received = '2026-11-19T10:00:00+11:00'
    const between = (from: string, until: string) =>
      promised(received, melbourne, { from: new Date(from), until: new Date(until) })
    expect(between('2026-11-21T09:00:00+11:00', '2026-11-21T12:00:00+11:00')).toMatch(
      'Sat 21 Nov, 12:00',
    )
    // A Sunday: another postcode may have other holidays than the one it was chosen at.
    expect(between('2026-11-22T09:00:00+11:00', '2026-11-22T12:00:00+11:00')).toMatch(
      'Mon 23 Nov, 18:00',
    )
  })
})

/** Cases uk-23, uk-30 and uk-31 of the worked examples: asked, from when the desk can call, and by when it is promised. */
test.each([
  ['Friday noon', '2026-11-27T12:00Z', manchester, 'Fri 27 Nov, 12:00', 'Mon 30 Nov, 12:00'],
  ['Christmas Eve', '2026-12-24T18:30Z', manchester, 'Tue 29 Dec, 09:00', 'Tue 29 Dec, 17:30'],
  ['before 30 November', '2026-11-29T12:00Z', manchester, 'Mon 30 Nov, 09:00', 'Mon 30 Nov, 17:30'],
  [
    'before St Andrew’s Day',
    '2026-11-29T12:00Z',
    edinburgh,
    'Tue 1 Dec, 09:00',
    'Tue 1 Dec, 17:30',
  ],
])('asked on %s, a Briton is called in time', (_, asked, calendar, from, by) => {
  expect(wall(nextCallingTime(new Date(asked), calendar), 'Europe/London')).toBe(from)
  expect(promised(asked, calendar)).toBe(by)
})

test('no call is allowed or promised on a holiday of the person’s nation or the desk’s, at 2,000 moments to December 2027', () => {
  const people = [
    [manchester, 'england-and-wales'],
    [edinburgh, 'scotland'],
    [callingCalendar(british, { postcode: 'TD15 1AA', nation: null }), 'britain'],
    [callingCalendar(british, { postcode: '', nation: null }), 'britain'],
  ] as const
  const range = { min: Date.UTC(2026, 10, 26), max: Date.UTC(2027, 11, 20) }
  fc.assert(
    fc.property(fc.integer(range), fc.constantFrom(...people), (at, [calendar, area]) => {
      const received = new Date(at)
      for (const moment of [callableFrom(received, calendar), promisedBy(received, calendar)]) {
        const day = dayOf(moment, 'Europe/London')
        expect(holidaysIn(area).get(day) ?? holidaysIn('england-and-wales').get(day)).toBe(
          undefined,
        )
        expect(new Date(day).getUTCDay()).not.toBe(0)
      }
    }),
    { numRuns: 2000 },
  )
})

describe('a call is allowed from', () => {
  test.each([
    ['at once, in lawful hours', '2026-11-19T10:24:00+11:00', 'Thu 19 Nov, 10:24'],
    ['at nine, before them', '2026-11-19T07:00:00+11:00', 'Thu 19 Nov, 09:00'],
    ['the next morning, after them', '2026-11-19T20:00:00+11:00', 'Fri 20 Nov, 09:00'],
    ['Monday, on a Sunday', '2026-11-22T10:24:00+11:00', 'Mon 23 Nov, 09:00'],
    ['Tuesday, on Christmas Day', '2026-12-25T12:00:00+11:00', 'Tue 29 Dec, 09:00'],
  ])('%s', (_, receivedAt, from) => {
    expect(callable(receivedAt)).toMatch(from)
  })

  test('the later moment that the visitor chose, once that is lawful', () => {
    const received = '2026-11-19T10:00:00+11:00'
    expect(callable(received, melbourne, '2026-11-21T13:00:00+11:00')).toMatch('Sat 21 Nov, 13:00')
    expect(callable(received, melbourne, '2026-11-22T13:00:00+11:00')).toMatch('Mon 23 Nov, 09:00')
  })

  test.each([
    ['2026-11-22T10:24:00+11:00', 'sunday'],
    ['2026-12-25T12:00:00+11:00', 'holiday'],
    ['2026-11-19T07:00:00+11:00', 'early'],
    ['2026-11-19T20:00:00+11:00', 'late'],
    ['2026-11-19T19:59:00+11:00', undefined],
  ])('and the obstacle at %s is %s', (moment, obstacle) => {
    expect(callingObstacle(new Date(moment), melbourne)).toBe(obstacle)
  })
})

test('a desk that never opens in lawful hours is an error', () => {
  const night = { weekdays: { from: 21, to: 23 }, saturday: undefined }
  const calendar = callingCalendar(
    { ...australian, deskHours: night },
    { postcode: '3056', nation: null },
  )
  expect(() => promisedBy(new Date('2026-11-19T10:00:00Z'), calendar)).toThrow(
    'Nobody may be called',
  )
})

/** The same, reckoned by stepping through a table of minutes. Its clock knows just the nights in which the clocks change. */
describe('every hour of two years agrees with stepping through the minutes', () => {
  const minute = 60_000
  const firstMinute = Date.UTC(2026, 0, 1) / minute
  const minutes = 3 * 365 * 1440
  // The table begins before the first hour, since the reckoning steps back too.
  const firstHour = 48
  const lastHour = firstHour + 2 * 365 * 24

  const daylightSaving = {
    // Until 5 April 2026, 4 October 2026, …: standard and summer time take turns.
    melbourne: [
      660,
      '2026-04-04T16:00Z',
      '2026-10-03T16:00Z',
      '2027-04-03T16:00Z',
      '2027-10-02T16:00Z',
      '2028-04-01T16:00Z',
      '2028-09-30T16:00Z',
    ],
    london: [
      0,
      '2026-03-29T01:00Z',
      '2026-10-25T01:00Z',
      '2027-03-28T01:00Z',
      '2027-10-31T01:00Z',
      '2028-03-26T01:00Z',
      '2028-10-29T01:00Z',
    ],
  } as const

  const cases = [
    { place: 'Melbourne', calendar: melbourne, clock: 'melbourne', rules: australian },
    { place: 'Geelong', calendar: geelong, clock: 'melbourne', rules: australian },
    { place: 'Manchester', calendar: manchester, clock: 'london', rules: british },
    { place: 'Edinburgh', calendar: edinburgh, clock: 'london', rules: british },
  ] as const

  test.each(cases)('in $place', ({ calendar, clock, rules }) => {
    const counted = new Uint8Array(minutes)
    const lawful = new Uint8Array(minutes)
    const calling = new Uint8Array(minutes)
    const [first, ...changes] = daylightSaving[clock]
    const offsets: number[] = clock === 'melbourne' ? [first, first - 60] : [first, first + 60]
    const turns = changes.map((moment) => Date.parse(moment) / minute)
    for (let index = 0; index < minutes; index += 1) {
      const utc = firstMinute + index
      const turned = turns.filter((turn) => turn <= utc).length
      const local = new Date((utc + (offsets[turned % 2] ?? 0)) * minute)
      const day = local.toISOString().slice(0, 10)
      const weekday = local.getUTCDay()
      const time = local.getUTCHours() + local.getUTCMinutes() / 60
      if (weekday === 0 || calendar.holidays.has(day)) continue
      const { weekdays, saturday } = rules.deskHours
      const hours = weekday === 6 ? saturday : weekdays
      counted[index] = hours ? 1 : 0
      lawful[index] = time >= 9 && time < (weekday === 6 ? 17 : 20) ? 1 : 0
      if (calendar.deskHolidays.has(day)) continue
      if (hours && lawful[index] && time >= hours.from && time < hours.to) calling[index] = 1
    }

    const slowCallable = (start: number) => {
      let index = start
      while (!lawful[index]) index += 1
      return index
    }
    const slowPromise = (start: number) => {
      let index = start
      for (let left = 1440; left > 0; index += 1) left -= counted[index] ?? 0
      // A moment is inside when it is in calling hours or right at their close.
      while (!calling[index] && !calling[index - 1]) index -= 1
      let soonest = slowCallable(start)
      for (let left = 120; left > 0; soonest += 1) left -= calling[soonest] ?? 0
      return Math.max(index, soonest)
    }

    const wrong: string[] = []
    for (let hour = firstHour; hour < lastHour; hour += isGate ? 5 : 1) {
      const start = hour * 60 + ((hour * 7) % 60) * (hour % 2)
      const receivedAt = new Date((firstMinute + start) * minute)
      const expected = [slowCallable(start), slowPromise(start)]
      const got = [callableFrom(receivedAt, calendar), promisedBy(receivedAt, calendar)].map(
        (moment) => moment.getTime() / minute - firstMinute,
      )
      if (`${got}` !== `${expected}`) wrong.push(`${receivedAt.toISOString()} ${got} ${expected}`)
    }
    expect(wrong).toEqual([])
  })
})

test('a promise always ends in calling hours, two hours or more after the call is allowed', () => {
  for (const calendar of [melbourne, geelong, manchester, edinburgh])
    for (let moment = Date.UTC(2026, 8, 1); moment < Date.UTC(2027, 0, 20); moment += 97 * 60_000) {
      const receivedAt = new Date(moment)
      const deadline = promisedBy(receivedAt, calendar).getTime()
      const span = callingDay(dayOf(new Date(deadline), calendar.timeZone), calendar).calling
      expect(span && span.from <= deadline && deadline <= span.to).toBe(true)
      expect(deadline - callableFrom(receivedAt, calendar).getTime()).toBeGreaterThanOrEqual(
        7_200_000,
      )
    }
})
