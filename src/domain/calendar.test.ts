import { expect, test } from 'vitest'
import { dayOf, daysAfter, momentAt, offsetSpans, wallClock } from './calendar.ts'

const melbourne = 'Australia/Melbourne'

test.each([
  ['2026-11-21', 9, '2026-11-21T09:00:00+11:00'],
  ['2026-07-01', 0, '2026-07-01T00:00:00+10:00'],
  // Clocks went forward at two that night.
  ['2026-10-04', 0, '2026-10-04T00:00:00+10:00'],
  ['2026-10-04', 9, '2026-10-04T09:00:00+11:00'],
  ['2027-04-04', 0, '2027-04-04T00:00:00+11:00'],
  ['2027-04-05', 0, '2027-04-05T00:00:00+10:00'],
])('on %s it strikes %i in Melbourne at %s', (day, hour, moment) => {
  expect(momentAt(day, hour, melbourne)).toEqual(new Date(moment))
})

test('a day begins at midnight where the brand is at home', () => {
  expect(dayOf(new Date('2026-11-20T12:59:59Z'), melbourne)).toBe('2026-11-20')
  expect(dayOf(new Date('2026-11-20T13:00:00Z'), melbourne)).toBe('2026-11-21')
})

test('days are counted over the ends of months', () => {
  expect(daysAfter('2026-11-30', 1)).toBe('2026-12-01')
  expect(daysAfter('2027-01-01', -1)).toBe('2026-12-31')
})

test('a new span of time begins where clocks are changed', () => {
  const spans = (from: string, to: string, timeZone: string) =>
    offsetSpans(new Date(from), new Date(to), timeZone).map(({ from, minutes }) => [
      from.toISOString(),
      minutes,
    ])
  expect(spans('2026-11-01T00:20:00Z', '2026-11-20T00:00:00Z', melbourne)).toEqual([
    ['2026-11-01T00:20:00.000Z', 660],
  ])
  expect(spans('2026-01-01T00:00:00Z', '2026-11-20T00:00:00Z', melbourne)).toEqual([
    ['2026-01-01T00:00:00.000Z', 660],
    ['2026-04-04T16:00:00.000Z', 600],
    ['2026-10-03T16:00:00.000Z', 660],
  ])
  expect(spans('2026-10-03T15:59:00Z', '2026-10-03T16:00:00Z', melbourne)).toEqual([
    ['2026-10-03T15:59:00.000Z', 600],
    ['2026-10-03T16:00:00.000Z', 660],
  ])
  expect(spans('2026-06-01T00:00:00Z', '2026-10-26T00:00:00Z', 'Europe/London')).toEqual([
    ['2026-06-01T00:00:00.000Z', 60],
    ['2026-10-25T01:00:00.000Z', 0],
  ])
})

test('the clock on the wall shows what the time zone says, whatever it does with its clocks', () => {
  const moments = Array.from(
    { length: 400 },
    (_, index) => Date.UTC(2026, 0, 1) + index * 79_234_567,
  )
  // Lord Howe Island changes its clocks by half an hour, Nepal is three quarters of an hour off.
  for (const timeZone of [melbourne, 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kathmandu']) {
    const clock = new Intl.DateTimeFormat('en-AU', {
      timeZone,
      hourCycle: 'h23',
      dateStyle: 'full',
      timeStyle: 'short',
    })
    for (const moment of moments) {
      const { date, weekday, hour, minute } = wallClock(moment, timeZone)
      const written = Object.fromEntries(
        clock.formatToParts(moment).map(({ type, value }) => [type, value]),
      )
      expect({ date, weekday, hour, minute }).toEqual({
        date: expect.stringMatching(`^${written.year}-\\d\\d-${written.day?.padStart(2, '0')}$`),
        weekday: written.weekday?.slice(0, 3),
        hour: Number(written.hour),
        minute: Number(written.minute),
      })
    }
  }
})
