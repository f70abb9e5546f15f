import { expect, test } from 'vitest'
import { formatWish, formatWishedChannel, formatWishedTime } from './call-wish.ts'

const clock = { now: Date.parse('2026-11-23T10:00:00+11:00'), timeZone: 'Australia/Melbourne' }
const time = (day: string) => ({
  from: `2026-11-${day}T16:00:00+11:00`,
  until: `2026-11-${day}T18:00:00+11:00`,
})
const nothing = { from: null, until: null }

test.each([
  [{ ...time('23'), contactBy: null }, 'a call today, 4 to 6 pm'],
  [{ ...time('24'), contactBy: 'sms' }, 'a call tomorrow, 4 to 6 pm, text first'],
  [{ ...time('25'), contactBy: 'email' }, 'a call on Wednesday, 4 to 6 pm, email first'],
  [{ ...time('20'), contactBy: 'phone' }, 'a call on Friday 20 November, 4 to 6 pm'],
  [{ ...nothing, contactBy: 'sms' }, 'a text first'],
  [{ ...nothing, contactBy: 'email' }, 'an email first'],
  [{ ...nothing, contactBy: 'phone' }, 'a call'],
  [{ ...nothing, contactBy: null }, undefined],
] as const)('what a visitor asked for, %j, reads as %s', (wish, words) => {
  expect(formatWish(wish, clock)).toBe(words)
})

test('a letter has the date, as it is read on other days', () => {
  expect(formatWish({ ...time('24'), contactBy: 'sms' }, clock, { dated: true })).toBe(
    'a call on Tuesday 24 November, 4 to 6 pm, text first',
  )
})

test('a list shows its time and its channel separately', () => {
  expect(formatWishedTime({ ...time('24'), contactBy: 'sms' }, clock)).toBe('tomorrow, 4 to 6 pm')
  expect(formatWishedTime({ ...nothing, contactBy: 'email' }, clock)).toBeUndefined()
  expect(formatWishedChannel({ ...nothing, contactBy: 'email' })).toBe('email first')
  expect(formatWishedChannel({ ...nothing, contactBy: 'phone' })).toBe('')
})
