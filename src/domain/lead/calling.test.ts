import { expect, test } from 'vitest'
import { au } from '#content/brand/au.ts'
import { nextCallingTime } from './calling.ts'

const next = (moment: string) => nextCallingTime(new Date(moment), au.calling).toISOString()

test.each([
  ['a Friday at noon', '2026-11-20T12:00:00+11:00', '2026-11-20T12:00:00+11:00'],
  ['a Friday at 8:15, before nine', '2026-11-20T08:15:00+11:00', '2026-11-20T09:00:00+11:00'],
  ['a Friday at 20:00 sharp', '2026-11-20T20:00:00+11:00', '2026-11-21T09:00:00+11:00'],
  ['a Saturday at 16:59', '2026-11-21T16:59:00+11:00', '2026-11-21T16:59:00+11:00'],
  ['a Saturday at 17:00', '2026-11-21T17:00:00+11:00', '2026-11-23T09:00:00+11:00'],
  ['a Sunday', '2026-11-22T12:00:00+11:00', '2026-11-23T09:00:00+11:00'],
  ['Christmas Eve after hours', '2026-12-24T21:00:00+11:00', '2026-12-29T09:00:00+11:00'],
  ['Cup Day', '2026-11-03T10:00:00+11:00', '2026-11-04T09:00:00+11:00'],
  [
    'the Saturday before the clocks go back',
    '2027-04-03T18:00:00+11:00',
    '2027-04-05T09:00:00+10:00',
  ],
  ['the Saturday before they go forward', '2026-10-03T18:00:00+10:00', '2026-10-05T09:00:00+11:00'],
])('%s may be called from the time it says', (_, moment, from) => {
  expect(next(moment)).toBe(new Date(from).toISOString())
})
