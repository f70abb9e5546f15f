import { expect, test } from 'vitest'
import { pausedOn, pauseUntil, untilResumed } from './pause.ts'

const melbourne = 'Australia/Melbourne'

test.each([
  ['on a Thursday', '2026-11-19T03:00:00Z', '2026-11-20', '2026-11-23'],
  ['late on a Sunday', '2026-11-22T12:30:00Z', '2026-11-23', '2026-11-23'],
  ['on a Monday', '2026-11-22T14:00:00Z', '2026-11-24', '2026-11-30'],
])('a pause ends tomorrow or on Monday, %s', (_, now, tomorrow, monday) => {
  const until = (pause: 'tomorrow' | 'monday') => pauseUntil(pause, new Date(now), melbourne)
  expect([until('tomorrow'), until('monday')]).toEqual([tomorrow, monday])
})

test('a pause without an end holds on any day, and no pause on the day it ends', () => {
  const pausedUntil = pauseUntil('resumed', new Date(), melbourne)
  expect(pausedOn('2199-01-01', { pausedUntil })).toBe(untilResumed)
  expect(pausedOn('2026-11-23', { pausedUntil: '2026-11-23' })).toBeUndefined()
  expect(pausedOn('2026-11-22', { pausedUntil: '2026-11-23' })).toBe('2026-11-23')
  expect(pausedOn('2026-11-22', {})).toBeUndefined()
})
