import { describe, expect, test } from 'vitest'
import { australian, geelong, manchester, melbourne } from '../../../tests/calendars.ts'
import { wallClock } from '../calendar.ts'
import { callTimeId, callTimes, findCallTime } from './call-times.ts'
import { callingCalendar, callingObstacle } from './calling-calendar.ts'
import { promisedBy } from './promise.ts'

const calendars = { Melbourne: melbourne, Geelong: geelong, Manchester: manchester }

const minute = 60_000

const offered = (now: string, calendar = melbourne) =>
  callTimes(new Date(now), calendar).map(({ from, until }) => {
    const [start, end] = [from, until].map((moment) =>
      wallClock(moment.getTime(), calendar.timeZone),
    )
    const time = (clock = start) =>
      clock && (clock.minute ? `${clock.hour}:${clock.minute}` : clock.hour)
    return `${start?.weekday} ${Number(start?.date.slice(8))}, ${time()} to ${time(end)}`
  })

describe('a visitor may choose among the next times and the coming Saturday', () => {
  test.each([
    [
      'on a Thursday morning',
      '2026-11-19T10:24:00+11:00',
      ['Thu 19, 9 to 12', 'Thu 19, 16 to 18', 'Fri 20, 9 to 12', 'Sat 21, 9 to 13'],
    ],
    [
      'when less than an hour of the morning is left',
      '2026-11-19T11:01:00+11:00',
      ['Thu 19, 16 to 18', 'Fri 20, 9 to 12', 'Fri 20, 16 to 18', 'Sat 21, 9 to 13'],
    ],
    [
      'in the evening',
      '2026-11-16T17:30:00+11:00',
      ['Tue 17, 9 to 12', 'Tue 17, 16 to 18', 'Wed 18, 9 to 12', 'Sat 21, 9 to 13'],
    ],
    [
      'on a Saturday evening',
      '2026-11-21T17:40:00+11:00',
      ['Mon 23, 9 to 12', 'Mon 23, 16 to 18', 'Tue 24, 9 to 12', 'Sat 28, 9 to 13'],
    ],
    [
      'on a Sunday',
      '2026-11-22T12:00:00+11:00',
      ['Mon 23, 9 to 12', 'Mon 23, 16 to 18', 'Tue 24, 9 to 12', 'Sat 28, 9 to 13'],
    ],
    [
      'with the Saturday among the next three',
      '2026-11-20T14:00:00+11:00',
      ['Fri 20, 16 to 18', 'Sat 21, 9 to 13', 'Mon 23, 9 to 12', 'Mon 23, 16 to 18'],
    ],
    [
      'before Christmas, past three holidays',
      '2026-12-24T17:30:00+11:00',
      ['Tue 29, 9 to 12', 'Tue 29, 16 to 18', 'Wed 30, 9 to 12', 'Wed 30, 16 to 18'],
    ],
    [
      'on the night daylight saving begins',
      '2026-10-04T01:59:00+10:00',
      ['Mon 5, 9 to 12', 'Mon 5, 16 to 18', 'Tue 6, 9 to 12', 'Sat 10, 9 to 13'],
    ],
  ])('%s', (_, now, times) => {
    expect(offered(now)).toEqual(times)
  })

  test('not on the holiday of their region, nor on that of the desk', () => {
    expect(offered('2026-10-20T18:00:00+11:00', geelong)).toEqual([
      'Thu 22, 9 to 12',
      'Thu 22, 16 to 18',
      'Fri 23, 9 to 12',
      'Sat 24, 9 to 13',
    ])
    expect(offered('2026-11-02T18:00:00+11:00', geelong)[0]).toBe('Wed 4, 9 to 12')
  })

  test('where the desk has no Saturdays, the next four', () => {
    expect(offered('2026-11-19T18:00:00Z', manchester)).toEqual([
      'Fri 20, 9 to 12',
      'Fri 20, 16 to 17:30',
      'Mon 23, 9 to 12',
      'Mon 23, 16 to 17:30',
    ])
  })

  test('a desk that opens late or closes early has what is left, if that is an hour', () => {
    const late = { weekdays: { from: 10.5, to: 16.5 }, saturday: { from: 12.5, to: 16 } }
    const calendar = callingCalendar(
      { ...australian, deskHours: late },
      { postcode: '3056', nation: null },
    )
    expect(offered('2026-11-19T18:00:00+11:00', calendar)).toEqual([
      'Fri 20, 10:30 to 12',
      'Mon 23, 10:30 to 12',
      'Tue 24, 10:30 to 12',
      'Wed 25, 10:30 to 12',
    ])
  })

  test('none that begins after the consent ends', () => {
    const last = new Date('2026-11-23T17:00:00+11:00')
    const times = callTimes(new Date('2026-11-21T17:40:00+11:00'), melbourne, last)
    expect(times.map(({ id }) => id)).toEqual(['2026-11-23-morning', '2026-11-23-after-four'])
  })
})

describe('a time that was offered', () => {
  const friday = '2026-11-20-after-four'

  test('is found while the page is open, until half an hour of it is left', () => {
    const at = (time: string) => findCallTime(friday, new Date(`${time}+11:00`), melbourne)
    expect(at('2026-11-19T10:00:00')?.from).toEqual(new Date('2026-11-20T16:00:00+11:00'))
    expect(at('2026-11-20T17:30:00')).toBeDefined()
    expect(at('2026-11-20T17:31:00')).toBeUndefined()
    expect(at('2026-11-23T10:00:00')).toBeUndefined()
  })

  test('is known again by when it begins', () => {
    expect(callTimeId(new Date('2026-11-20T16:00:00+11:00'), melbourne)).toBe(friday)
    expect(callTimeId(new Date('2026-11-20T16:01:00+11:00'), melbourne)).toBeUndefined()
    expect(callTimeId(new Date('2026-11-22T09:00:00+11:00'), melbourne)).toBeUndefined()
  })

  test.each([
    '',
    '2026-11-22-morning',
    '2026-11-21-morning',
    '2026-11-20-saturday',
    '2026-12-25-morning',
    '2027-11-19-morning',
    '2026-11-20-evening',
    '../2026-11-20-morning',
  ])('and one that never was, is not: ‘%s’', (id) => {
    expect(findCallTime(id, new Date('2026-11-19T10:00:00+11:00'), melbourne)).toBeUndefined()
  })
})

describe.each(Object.entries(calendars))('every time of a year in %s', (_, calendar) => {
  test('is lawful, within desk hours, not nearly over, and moves the promise to after it begins', () => {
    const wrong: string[] = []
    const start = Date.UTC(2026, 9, 1)
    for (let moment = start; moment < start + 366 * 1440 * minute; moment += 353 * minute) {
      const now = new Date(moment)
      const times = callTimes(now, calendar)
      const ids = new Set(times.map(({ id }) => id))
      if (times.length !== 4 || ids.size !== 4) wrong.push(`${now.toISOString()}: ${times.length}`)
      for (const [index, time] of times.entries()) {
        const { from, until, id } = time
        const day = calendar === manchester ? [9, 17.5] : /saturday$/.test(id) ? [9, 16] : [8, 18]
        const hours = [from, until].map((at) => {
          const { hour, minute } = wallClock(at.getTime(), calendar.timeZone)
          return hour + minute / 60
        })
        const holds =
          !callingObstacle(from, calendar) &&
          !callingObstacle(new Date(until.getTime() - 1), calendar) &&
          !calendar.deskHolidays.has(wallClock(from.getTime(), calendar.timeZone).date) &&
          Math.min(...hours) >= (day[0] ?? 0) &&
          Math.max(...hours) <= (day[1] ?? 0) &&
          until.getTime() - Math.max(moment, from.getTime()) >= 60 * minute &&
          until.getTime() - moment < 14 * 1440 * minute &&
          (index === 0 || (times[index - 1]?.until ?? now) < from) &&
          promisedBy(now, calendar, { from, until }) === until &&
          findCallTime(id, new Date(moment + 25 * minute), calendar)?.from.getTime() ===
            from.getTime()
        if (!holds) wrong.push(`${now.toISOString()}: ${id}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
