import { expect, test } from 'vitest'
import { formatLeft, shareLeft } from './left.ts'

const at = (time: string) => `2026-11-23T${time}:00.000Z`

test.each([
  ['09:42', '42 minutes'],
  ['09:01', '1 minute'],
  ['10:54', '1 h 54 min'],
  ['12:00', '3 h'],
  ['09:00', undefined],
  ['08:00', undefined],
  ['22:00', undefined],
])('until %s there are %s left', (until, left) => {
  expect(formatLeft(at(until), at('09:00'))).toBe(left)
})

test('in a row minutes are short', () => {
  expect(formatLeft(at('09:42'), at('09:00'), { isShort: true })).toBe('42 min')
})

test('the share that is left lies between nothing and all', () => {
  const hour = { since: at('09:00'), until: at('10:00') }
  expect([at('08:00'), at('09:15'), at('11:00')].map((now) => shareLeft(hour, now))).toEqual([
    1, 0.75, 0,
  ])
})
