import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { getCallingStatus } from './calling.ts'

const sunday = Date.parse('2026-11-22T12:00:00+11:00')
const monday = Date.parse('2026-11-23T12:00:00+11:00')
const status = (now: number, callableFrom: string) =>
  getCallingStatus(now, { postcode: '3056', nation: null, callableFrom }, au.calling)

test('on a Sunday calls are not allowed, and the reason is the Sunday', () => {
  expect(status(sunday, '2026-11-23T09:00:00+11:00')).toEqual({
    allowed: false,
    from: 'Mon 9:00 am',
    reason: 'it is Sunday',
  })
})

test('a visitor who asked for a later time is not called before it, with the same reason on any day', () => {
  const asked = { allowed: false, reason: 'they asked for a later time' }
  for (const now of [sunday, monday])
    expect(status(now, '2026-11-23T16:00:00+11:00')).toMatchObject(asked)
  expect(status(Date.parse('2026-11-23T16:00:00+11:00'), '2026-11-23T16:00:00+11:00')).toEqual({
    allowed: true,
  })
})
