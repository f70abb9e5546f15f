import { expect, test } from 'vitest'
import { melbourne } from '../../../tests/calendars.ts'
import { contenderWith, matchLeadWith } from '../../../tests/installers.ts'
import type { WeekHours } from '../promise/calling-calendar.ts'
import { matchInstallers } from './match.ts'
import { offerExpiry } from './offer.ts'

const early: WeekHours = { weekdays: { from: 7, to: 15 }, saturday: undefined }
const local = (clock: string) => new Date(`2026-11-${clock}:00+11:00`)

/** The reason that hours give at a moment, and whether the installer suits. The desk is open from 8 to 18, on Saturdays from 9 to 16. */
function judge(clock: string, promised: string, hours: WeekHours | undefined = early) {
  const moment = {
    at: local(clock),
    calendar: melbourne,
    promisedBy: local(promised).toISOString(),
  }
  const [candidate] = matchInstallers(
    { ...matchLeadWith(), moment },
    [contenderWith({ hours })],
    '2026-11-20',
  )
  const reasons = candidate?.reasons.filter(({ code }) => code === 'hours') ?? []
  return [candidate?.turn !== null, ...reasons.map(({ side, text }) => `${side}: ${text}`)]
}

test('an installer that works at that time suits', () => {
  expect(judge('20T14:00', '21T14:00')).toEqual([true, 'for: Open on Friday 20 November, 2 pm'])
})

test('at night what counts is when calls may next be made', () => {
  expect(judge('19T20:00', '20T18:00')).toEqual([true, 'for: Open on Friday 20 November, 9 am'])
})

test('one that opens before the promised call suits, and its offer waits', () => {
  expect(judge('19T16:00', '20T16:00')).toEqual([
    true,
    'neither: Closed on Thursday 19 November, 4 pm; its offer runs from Friday 20 November, 9 am',
  ])
})

test('one that opens after it does not', () => {
  expect(judge('20T17:30', '21T16:00')).toEqual([
    false,
    'against: Closed until Monday 23 November, 9 am, after the promised call',
  ])
})

test('nor does one that works while calls aren’t allowed', () => {
  const nights = { weekdays: { from: 5, to: 8.5 }, saturday: undefined }
  expect(judge('20T14:00', '21T14:00', nights)).toEqual([
    false,
    'against: Works only while we are closed',
  ])
})

test('an installer without hours is judged by none', () => {
  const [candidate] = matchInstallers(matchLeadWith(), [contenderWith()], '2026-11-19')
  expect(candidate?.reasons.map(({ code }) => code)).not.toContain('hours')
})

test.each([
  ['while both are open', '20T13:00', '20T14:00', early],
  ['from one day to the next', '19T14:30', '20T09:30', early],
  ['not while the installer is closed', '20T17:30', '23T10:00', early],
  ['not while the desk is closed', '20T17:30', '21T09:30', undefined],
  [
    'by the desk alone where they never meet',
    '20T13:00',
    '20T14:00',
    { weekdays: { from: 5, to: 8.5 }, saturday: undefined },
  ],
])('an offer of sixty minutes runs %s', (_, offered, lapses, hours) => {
  expect(offerExpiry(local(offered), 60, melbourne, hours)).toEqual(local(lapses))
})
