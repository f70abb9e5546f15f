import { describe, expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { getCallingStatus } from './calling.ts'
import {
  formatAgo,
  formatDayAndTime,
  formatFullMoment,
  formatWeekdayAndDay,
  formatWhen,
  formatWithToday,
} from './moments.ts'

const timeZone = 'Australia/Melbourne'
/** Thursday, 10:24 in the morning. */
const now = Date.parse('2026-11-19T10:24:00+11:00')
const local = { now, timeZone }

describe('moments', () => {
  test('show the time today, the weekday within a week, and otherwise the day', () => {
    expect(formatWhen('2026-11-19T08:14:00+11:00', local)).toBe('8:14 am')
    expect(formatWhen('2026-11-19T00:05:00+11:00', local)).toBe('12:05 am')
    expect(formatWhen('2026-11-18T12:00:00+11:00', local)).toBe('Wed 12:00 pm')
    expect(formatWhen('2026-11-13T23:59:00+11:00', local)).toBe('Fri 11:59 pm')
    expect(formatWhen('2026-11-12T10:00:00+11:00', local)).toBe('12 Nov')
    expect(formatWhen('2025-11-02T10:00:00+11:00', local)).toBe('2 Nov 2025')
  })

  test('are shown in the brand’s time zone, whatever the browser’s is', () => {
    expect(formatWhen('2026-11-18T21:14:00.000Z', local)).toBe('8:14 am')
    expect(
      formatWhen('2026-07-01T00:30:00.000Z', {
        now: Date.parse('2026-07-01T05:00:00Z'),
        timeZone,
      }),
    ).toBe('10:30 am')
  })

  test('can always include the time', () => {
    expect(formatDayAndTime('2026-11-02T08:14:00+11:00', local)).toBe('2 Nov 8:14 am')
    expect(formatWithToday('2026-11-19T08:14:00+11:00', local)).toBe('Today 8:14 am')
    expect(formatWithToday('2026-11-18T08:14:00+11:00', local)).toBe('Wed 8:14 am')
  })

  test('are shown in full in tooltips', () => {
    expect(formatFullMoment('2026-11-18T08:14:06+11:00', timeZone, 'en-AU')).toMatch(
      /^Wednesday 18 November 2026.*8:14:06.am AEDT$/,
    )
  })

  test('of the last hour show how long ago they were', () => {
    const before = (seconds: number) => new Date(now - seconds * 1000).toISOString()
    expect(formatAgo(before(2), local)).toBe('just now')
    expect(formatAgo(before(20), local)).toBe('20 seconds ago')
    expect(formatAgo(before(60), local)).toBe('a minute ago')
    expect(formatAgo(before(600), local)).toBe('10 minutes ago')
    expect(formatAgo(before(7200), local)).toBe('at 8:24 am')
  })

  test('can be a day with its weekday', () => {
    expect(formatWeekdayAndDay('2026-11-17', local)).toBe('Tue 17 Nov')
  })
})

describe('calling', () => {
  const at = (moment: string, postcode = '3056', callableFrom = '2026-11-01T00:00:00.000Z') =>
    getCallingStatus(Date.parse(moment), { postcode, nation: null, callableFrom }, au.calling)

  test('is allowed now, or from a later time and for a reason', () => {
    expect(at('2026-11-19T10:24:00+11:00')).toEqual({ allowed: true })
    expect(at('2026-11-22T10:24:00+11:00')).toMatchObject({
      from: 'Mon 9:00 am',
      reason: 'it is Sunday',
    })
    expect(at('2026-11-19T07:00:00+11:00')).toMatchObject({
      from: '9:00 am',
      reason: 'it is too early',
    })
    expect(at('2026-11-19T20:00:00+11:00')).toMatchObject({
      from: 'Fri 9:00 am',
      reason: 'it is too late today',
    })
    expect(at('2026-12-25T12:00:00+11:00')).toMatchObject({
      from: 'Tue 9:00 am',
      reason: 'it is a public holiday',
    })
    expect(at('2026-11-03T12:00:00+11:00')).toMatchObject({ reason: 'it is a public holiday' })
  })

  test('keeps to a wish only until the person was spoken with', () => {
    const [postcode, callableFrom] = ['3056', '2026-11-19T16:00:00+11:00']
    const lead = { postcode, nation: null, callableFrom }
    const now = Date.parse('2026-11-19T11:30:00+11:00')
    expect(getCallingStatus(now, lead, au.calling)).toMatchObject({ from: '4:00 pm' })
    const contactedAt = '2026-11-19T11:27:00+11:00'
    expect(getCallingStatus(now, { ...lead, contactedAt }, au.calling)).toEqual({ allowed: true })
  })

  test('follows the holidays and the wish of the person who is called', () => {
    expect(at('2026-11-03T12:00:00+11:00', '3220')).toEqual({ allowed: true })
    expect(at('2026-11-19T10:24:00+11:00', '3056', '2026-11-19T05:00:00.000Z')).toEqual({
      allowed: false,
      from: '4:00 pm',
      reason: 'they asked for a later time',
    })
  })
})
