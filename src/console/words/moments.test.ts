import { describe, expect, test } from 'vitest'
import { au } from '#content/brand/au.ts'
import { getCallingStatus } from './calling.ts'
import {
  formatAgo,
  formatDayAndTime,
  formatFullMoment,
  formatMoment,
  formatWeekdayAndDay,
  formatWithToday,
} from './moments.ts'

const timeZone = 'Australia/Melbourne'
/** Thursday, 10:24 in the morning. */
const now = Date.parse('2026-11-19T10:24:00+11:00')
const seen = { now, timeZone }

describe('moments', () => {
  test('are times today, weekdays within a week, and days before', () => {
    expect(formatMoment('2026-11-19T08:14:00+11:00', seen)).toBe('8:14 am')
    expect(formatMoment('2026-11-19T00:05:00+11:00', seen)).toBe('12:05 am')
    expect(formatMoment('2026-11-18T12:00:00+11:00', seen)).toBe('Wed 12:00 pm')
    expect(formatMoment('2026-11-13T23:59:00+11:00', seen)).toBe('Fri 11:59 pm')
    expect(formatMoment('2026-11-12T10:00:00+11:00', seen)).toBe('12 Nov')
    expect(formatMoment('2025-11-02T10:00:00+11:00', seen)).toBe('2 Nov 2025')
  })

  test('stand on the brand’s clock, whatever the browser’s is', () => {
    expect(formatMoment('2026-11-18T21:14:00.000Z', seen)).toBe('8:14 am')
    expect(
      formatMoment('2026-07-01T00:30:00.000Z', {
        now: Date.parse('2026-07-01T05:00:00Z'),
        timeZone,
      }),
    ).toBe('10:30 am')
  })

  test('may tell the time however far they are', () => {
    expect(formatDayAndTime('2026-11-02T08:14:00+11:00', seen)).toBe('2 Nov 8:14 am')
    expect(formatWithToday('2026-11-19T08:14:00+11:00', seen)).toBe('Today 8:14 am')
    expect(formatWithToday('2026-11-18T08:14:00+11:00', seen)).toBe('Wed 8:14 am')
  })

  test('are told in full to whoever points at them', () => {
    expect(formatFullMoment('2026-11-18T08:14:06+11:00', timeZone, 'en-AU')).toMatch(
      /^Wednesday 18 November 2026.*8:14:06.am AEDT$/,
    )
  })

  test('that have just passed are counted', () => {
    const before = (seconds: number) => new Date(now - seconds * 1000).toISOString()
    expect(formatAgo(before(2), seen)).toBe('just now')
    expect(formatAgo(before(20), seen)).toBe('20 seconds ago')
    expect(formatAgo(before(60), seen)).toBe('a minute ago')
    expect(formatAgo(before(600), seen)).toBe('10 minutes ago')
    expect(formatAgo(before(7200), seen)).toBe('at 8:24 am')
  })

  test('days carry their weekday', () => {
    expect(formatWeekdayAndDay('2026-11-17', seen)).toBe('Tue 17 Nov')
  })
})

describe('calling', () => {
  const at = (moment: string) => getCallingStatus(Date.parse(moment), au.calling)

  test('is said to be lawful, or from when and why not now', () => {
    expect(at('2026-11-19T10:24:00+11:00')).toEqual({ now: true })
    expect(at('2026-11-22T10:24:00+11:00')).toMatchObject({
      from: 'Mon 9:00 am',
      because: 'it is Sunday',
    })
    expect(at('2026-11-19T07:00:00+11:00')).toMatchObject({
      from: '9:00 am',
      because: 'it is too early',
    })
    expect(at('2026-11-19T20:00:00+11:00')).toMatchObject({
      from: 'Fri 9:00 am',
      because: 'it is too late today',
    })
    expect(at('2026-12-25T12:00:00+11:00')).toMatchObject({
      from: 'Tue 9:00 am',
      because: 'it is a public holiday',
    })
  })
})
