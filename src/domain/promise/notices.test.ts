import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { geelong, manchester, melbourne } from '../../../tests/calendars.ts'
import {
  askedAt,
  isCallingTime,
  morningLetterDue,
  newPromiseBy,
  nextCallingTime,
  noticeMoments,
  promiseNotices,
} from './notices.ts'
import { callableFrom, promisedBy } from './promise.ts'

const wall = (moment: Date, timeZone = melbourne.timeZone) =>
  moment.toLocaleString('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' })

function momentsOf(received: string, calendar = melbourne) {
  const receivedAt = new Date(received)
  const promise = {
    callableFrom: callableFrom(receivedAt, calendar),
    promisedBy: promisedBy(receivedAt, calendar),
  }
  const moments = noticeMoments(promise, calendar)
  return promiseNotices.map((notice) => wall(moments[notice], calendar.timeZone))
}

describe('notices come at half, three quarters and nine tenths of the hours in which calls were possible', () => {
  test.each([
    // Callable from Monday 9:00, promised by 18:00: nine hours.
    ['on a Sunday', '2026-11-22T12:00:00+11:00', ['Mon 13:30', 'Mon 15:45', 'Mon 17:06']],
    // Thursday 10:00 to 18:00 and Friday 9:00 to 10:00: nine hours over a night.
    ['on a Thursday', '2026-11-19T10:00:00+11:00', ['Thu 14:30', 'Thu 16:45', 'Fri 09:06']],
    // Saturday 17:01 to Monday 17:01 are Monday's eight hours: the Sunday is silent.
    ['on a Saturday', '2026-11-21T17:01:00+11:00', ['Mon 13:00', 'Mon 15:00', 'Mon 16:12']],
    // Friday 20:00 to Saturday 16:00.
    ['on a Friday evening', '2026-11-20T20:00:00+11:00', ['Sat 12:30', 'Sat 14:15', 'Sat 15:18']],
    // Christmas Eve at 19:00 to Tuesday the 29th.
    ['before Christmas', '2026-12-24T19:00:00+11:00', ['Tue 13:30', 'Tue 15:45', 'Tue 17:06']],
  ])('for an enquiry %s', (_, received, moments) => {
    expect(momentsOf(received)).toEqual(moments)
  })

  test('where just two hours are left, the last leaves a quarter of an hour for the letter', () => {
    // The desk closed at 18:00 and keeps Melbourne Cup Day, which Geelong doesn't: promised by Wednesday 11:00.
    expect(momentsOf('2026-11-02T19:00:00+11:00', geelong)).toEqual([
      'Wed 10:00',
      'Wed 10:30',
      'Wed 10:45',
    ])
  })

  test('where the promise ends just after opening, the last comes before the night', () => {
    // Two hours after Monday 16:13 are Wednesday 9:13: a quarter of an hour earlier the desk is still closed.
    expect(momentsOf('2026-11-02T16:13:00+11:00', geelong)).toEqual([
      'Mon 17:13',
      'Mon 17:43',
      'Mon 18:00',
    ])
  })

  test('where calls weren’t possible, only the last comes before the end', () => {
    const sunday = { callableFrom: '2026-11-22T00:00:00Z', promisedBy: '2026-11-22T03:00:00Z' }
    const promise = {
      callableFrom: new Date(sunday.callableFrom),
      promisedBy: new Date(sunday.promisedBy),
    }
    expect(noticeMoments(promise, melbourne)).toEqual({
      'promise.half-time': promise.promisedBy,
      'promise.three-quarters': promise.promisedBy,
      'promise.nine-tenths': new Date('2026-11-22T02:45:00Z'),
    })
  })
})

const calendars = fc.constantFrom(melbourne, geelong, manchester)
const moments = fc.date({
  min: new Date('2026-01-05T00:00:00Z'),
  max: new Date('2028-06-01T00:00:00Z'),
  noInvalidDate: true,
})

test('at any hour notices come in order, in calling hours, and time enough before the promise breaks', () => {
  fc.assert(
    fc.property(moments, calendars, (receivedAt, calendar) => {
      const promise = {
        callableFrom: callableFrom(receivedAt, calendar),
        promisedBy: promisedBy(receivedAt, calendar),
      }
      const noticed = noticeMoments(promise, calendar)
      const [half, threeQuarters, nineTenths] = promiseNotices.map((name) =>
        noticed[name].getTime(),
      )
      const deadline = promise.promisedBy.getTime()
      expect(promise.callableFrom.getTime()).toBeLessThan(half ?? 0)
      expect(half).toBeLessThan(threeQuarters ?? 0)
      expect(threeQuarters).toBeLessThan(nineTenths ?? 0)
      expect(deadline - (nineTenths ?? 0)).toBeGreaterThanOrEqual(15 * 60_000)
      // The end of a span counts as in it.
      for (const name of promiseNotices)
        expect(isCallingTime(new Date(noticed[name].getTime() - 1), calendar)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('a new time is later than the promise that breaks, and lawful', () => {
  fc.assert(
    fc.property(moments, calendars, fc.nat(72), (receivedAt, calendar, hoursAfter) => {
      const promise = {
        callableFrom: callableFrom(receivedAt, calendar),
        promisedBy: promisedBy(receivedAt, calendar),
      }
      const noticed = noticeMoments(promise, calendar)['promise.nine-tenths']
      const now = new Date(noticed.getTime() + hoursAfter * 3_600_000)
      const renewed = newPromiseBy(now, promise.promisedBy, calendar)
      expect(renewed.getTime()).toBeGreaterThan(promise.promisedBy.getTime())
      expect(renewed.getTime()).toBeGreaterThan(now.getTime())
      expect(isCallingTime(new Date(renewed.getTime() - 1), calendar)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('visitors are asked two calling hours after the promise is over, never on a Sunday or a holiday', () => {
  const asked = (promised: string, calendar = melbourne) =>
    wall(askedAt(new Date(promised), calendar), calendar.timeZone)
  expect(asked('2026-11-23T11:00:00+11:00')).toBe('Mon 13:00')
  expect(asked('2026-11-23T17:01:00+11:00')).toBe('Tue 10:01')
  expect(asked('2026-11-21T16:00:00+11:00')).toBe('Mon 11:00')
  expect(asked('2026-12-24T17:30:00+11:00')).toBe('Tue 10:30')
})

test('the letter of the morning is due on calling days from the first calling hour on', () => {
  const due = (moment: string) => morningLetterDue(new Date(moment), melbourne)
  expect(due('2026-11-22T10:00:00+11:00')).toBeUndefined()
  expect(due('2026-11-23T08:59:00+11:00')).toBeUndefined()
  expect(due('2026-11-23T09:00:00+11:00')).toEqual({
    day: '2026-11-23',
    since: new Date('2026-11-23T09:00:00+11:00'),
  })
  expect(due('2026-11-23T18:00:00+11:00')).toBeUndefined()
  expect(nextCallingTime(new Date('2026-11-21T16:30:00+11:00'), melbourne)).toEqual(
    new Date('2026-11-23T09:00:00+11:00'),
  )
})
