import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { callingCalendar } from './calling-calendar.ts'
import { decideBy, returnNoticeDue } from './decide-by.ts'

test.each([
  // Tuesday 4:20 pm, and two working days of nine lawful hours at the desk later.
  ['2026-11-24T05:20:00.000Z', '2026-11-26T05:20:00.000Z'],
  // Friday evening: counted from when the desk opens, Saturday's hours too.
  ['2026-11-27T09:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  // Before Christmas: holidays don't count.
  ['2026-12-24T06:00:00.000Z', '2026-12-30T06:00:00.000Z'],
])('a return at %s is decided by %s', (returnedAt, by) => {
  expect(
    decideBy(
      new Date(returnedAt),
      callingCalendar(au.calling, { postcode: '', nation: null }),
    ).toISOString(),
  ).toBe(by)
})

test.each([
  // Tuesday 4:20 pm: eighteen lawful hours at the desk, of which nine are gone on Wednesday at 4:20 pm.
  ['2026-11-25T05:19:00.000Z', undefined],
  ['2026-11-25T05:20:00.000Z', 'offer.return-half-time'],
  ['2026-11-26T00:49:00.000Z', 'offer.return-half-time'],
  ['2026-11-26T00:50:00.000Z', 'offer.return-three-quarters'],
  // Late, it is no other notice.
  ['2026-12-01T00:50:00.000Z', 'offer.return-three-quarters'],
])('at %s owners are notified of a return of Tuesday: %s', (now, notice) => {
  const calendar = callingCalendar(au.calling, { postcode: '', nation: null })
  const returnedAt = new Date('2026-11-24T05:20:00.000Z')
  expect(returnNoticeDue(returnedAt, new Date(now), calendar)).toBe(notice)
})
