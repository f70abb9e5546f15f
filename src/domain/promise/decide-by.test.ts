import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { callingCalendar } from './calling-calendar.ts'
import { decideBy } from './decide-by.ts'

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
