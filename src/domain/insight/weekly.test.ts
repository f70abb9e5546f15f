import { expect, test } from 'vitest'
import { weeklyLetterDue, weeklyLetterKey, weekOfKey } from './weekly.ts'

const week = { since: '2026-11-16', until: '2026-11-22' }

test.each([
  ['on Sunday night', '2026-11-22T23:59:00+11:00', undefined],
  ['before seven on Monday', '2026-11-23T06:59:00+11:00', undefined],
  ['at seven on Monday', '2026-11-23T07:00:00+11:00', week],
  ['late on Monday, where the server was away', '2026-11-23T23:59:00+11:00', week],
  ['on Tuesday', '2026-11-24T09:00:00+11:00', undefined],
])('%s in Melbourne', (_, moment, due) => {
  expect(weeklyLetterDue(new Date(moment), 'Australia/Melbourne')).toEqual(due)
})

test('the week is Monday to Sunday, also where clocks are changed', () => {
  const monday = new Date('2026-10-05T07:00:00+11:00')
  expect(weeklyLetterDue(monday, 'Australia/Melbourne')).toEqual({
    since: '2026-09-28',
    until: '2026-10-04',
  })
})

test('a letter that goes out later is about the week it was queued for', () => {
  expect(weekOfKey(weeklyLetterKey(week))).toEqual(week)
})
