import { expect, test } from 'vitest'
import { melbourne } from '../../../tests/calendars.ts'
import { callBackChoices, callBackProblem, parseCallBackTime } from './call-back-time.ts'

/** Thursday, 2:24 pm. */
const now = new Date('2026-11-19T14:24:00+11:00')
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+11:00`)

test.each([
  ['fri 4', '2026-11-20 16:00'],
  ['Fri 9', '2026-11-20 09:00'],
  ['mon 3pm', '2026-11-23 15:00'],
  ['monday 10:30 am', '2026-11-23 10:30'],
  ['tomorrow 10', '2026-11-20 10:00'],
  ['today 4.30', '2026-11-19 16:30'],
  ['5', '2026-11-19 17:00'],
  ['thu 5pm', '2026-11-19 17:00'],
  ['thu 11', '2026-11-26 11:00'],
  ['24/11 noon', '2026-11-24 12:00'],
  ['24/11 14', '2026-11-24 14:00'],
  ['wed 7 pm', '2026-11-25 19:00'],
])('“%s” is %s', (words, expected) => {
  expect(parseCallBackTime(words, now, melbourne)).toEqual(at(expected))
})

test.each(['', 'later', 'fri', 'fri 25', 'today 9am', '31/2 10', 'fri 13pm', '10:75'])(
  '“%s” names no time',
  (words) => {
    expect(parseCallBackTime(words, now, melbourne)).toBeUndefined()
  },
)

test.each([
  ['2026-11-22 11:00', 'We may not call on a Sunday.'],
  ['2026-11-20 21:00', 'We may not call that late.'],
  ['2026-11-20 08:30', 'We may not call that early.'],
  ['2026-12-25 11:00', 'We may not call on a public holiday.'],
  ['2026-11-19 13:00', 'That time has passed.'],
  ['2027-03-19 13:00', 'That is too far away. Choose a time within sixty days.'],
  // The law allows it, though the desk is closed: the visitor named it.
  ['2026-11-20 19:00', undefined],
])('at %s: %s', (moment, problem) => {
  expect(callBackProblem(at(moment), now, melbourne)).toBe(problem)
})

test('four times to choose from, all of them lawful', () => {
  expect(callBackChoices(now, melbourne)).toEqual([
    { label: 'Today 3:30 pm', at: at('2026-11-19 15:30').toISOString() },
    { label: 'Today 5 pm', at: at('2026-11-19 17:00').toISOString() },
    { label: 'Tomorrow 10 am', at: at('2026-11-20 10:00').toISOString() },
    { label: 'Tomorrow 5 pm', at: at('2026-11-20 17:00').toISOString() },
  ])
  const saturday = callBackChoices(at('2026-11-21 15:30'), melbourne)
  expect(saturday.map(({ label }) => label)).toEqual([
    'Mon 23 Nov 10 am',
    'Mon 23 Nov 5 pm',
    'Tue 24 Nov 10 am',
    'Tue 24 Nov 5 pm',
  ])
})
