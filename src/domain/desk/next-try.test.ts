import { expect, test } from 'vitest'
import { melbourne } from '../../../tests/calendars.ts'
import { wallClock } from '../calendar.ts'
import { lastTryBefore, mostTries, nextTryAt } from './next-try.ts'

/** '2026-11-19 14:24' by Melbourne's clocks, in summer time. */
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+11:00`)
const next = (...tries: string[]) => inWords(nextTryAt(tries.map(at), melbourne))
const inWords = (moment: Date | undefined) => {
  if (!moment) return undefined
  const { weekday, hour, minute } = wallClock(moment.getTime(), melbourne.timeZone)
  return `${weekday} ${hour}:${String(minute).padStart(2, '0')}`
}

// 19 November 2026 is a Thursday. The desk calls from 9 to 18, on Saturdays to 16.
test.each([
  ['a morning’s try is followed in the afternoon', ['2026-11-19 09:30'], 'Thu 12:00'],
  ['after two hours at the earliest', ['2026-11-19 11:00'], 'Thu 13:00'],
  ['an afternoon’s in the evening', ['2026-11-19 13:10'], 'Thu 16:00'],
  ['late in the afternoon, two hours later', ['2026-11-19 15:20'], 'Thu 17:20'],
  ['an evening’s on the next morning', ['2026-11-19 17:00'], 'Fri 10:00'],
  ['two tries are enough for a day', ['2026-11-19 09:30', '2026-11-19 12:00'], 'Fri 16:00'],
  [
    'once every part was tried, another than the last',
    ['2026-11-19 09:30', '2026-11-19 12:00', '2026-11-20 16:00'],
    'Sat 9:00',
  ],
  [
    'on a day without evening the part that is left',
    ['2026-11-20 09:30', '2026-11-20 12:10'],
    'Sat 9:00',
  ],
  ['two hours go on after a Sunday', ['2026-11-21 13:30', '2026-11-21 15:40'], 'Mon 10:40'],
  ['and after a holiday: Melbourne Cup Day', ['2026-11-02 16:30', '2026-11-02 17:50'], 'Wed 10:50'],
])('%s', (_, tries, expected) => {
  expect(next(...tries)).toBe(expected)
})

test('five tries, on at least four days, and then no more', () => {
  const tries = [at('2026-11-19 09:30')]
  for (let moment = nextTryAt(tries, melbourne); moment; moment = nextTryAt(tries, melbourne))
    tries.push(moment)
  const days = new Set(tries.map((moment) => wallClock(moment.getTime(), melbourne.timeZone).date))
  expect(tries).toHaveLength(mostTries)
  expect(days.size).toBe(4)
})

test('a lead that was never tried has no next try', () => {
  expect(nextTryAt([], melbourne)).toBeUndefined()
})

test.each([
  [
    'an hour and a half before the promise ends',
    'Thu 16:30',
    '2026-11-19 18:00',
    ['09:30', '12:00'],
  ],
  ['on the day that it ends', 'Fri 9:00', '2026-11-20 09:30', ['09:30', '12:00']],
  ['unless that has hardly begun', 'Thu 16:40', '2026-11-20 09:10', ['09:30', '12:00']],
  ['half an hour after the one before', 'Thu 17:20', '2026-11-19 18:00', ['16:50']],
  ['once', undefined, '2026-11-19 18:00', ['09:30', '16:30']],
  ['not when there is no time for it', undefined, '2026-11-19 18:00', ['17:30']],
])('the last try before a promise ends: %s', (_, expected, promisedBy, tries) => {
  const moments = tries.map((time) => at(`2026-11-19 ${time}`))
  expect(inWords(lastTryBefore(at(promisedBy), moments, melbourne))).toBe(expected)
})
