import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { parseTypedTime } from './call-back-words.ts'

/** Thursday 19 November 2026, 2:24 pm in Melbourne. */
const local = { now: Date.parse('2026-11-19T03:24:00Z'), timeZone: 'Australia/Melbourne' }
const parse = (text: string) =>
  parseTypedTime(text, { postcode: '3810', nation: null }, local, au.calling)

test('typed words are read back as a day and a time before they are saved', () => {
  expect(parse('mon 3pm')).toEqual({
    ok: true,
    at: '2026-11-23T04:00:00.000Z',
    sentence: 'mon 3pm is Monday 23 November, 3 pm.',
  })
})

test('a time outside calling hours is understood, and not saved', () => {
  const { ok, sentence } = parse('sun 3pm')
  expect(ok).toBe(false)
  expect(sentence).toBe('sun 3pm is Sunday 22 November, 3 pm. We may not call on a Sunday.')
})

test('words that are no time say what one looks like', () => {
  expect(parse('whenever')).toEqual({
    ok: false,
    sentence: 'whenever is no time to come. Try fri 4 or mon 3pm.',
  })
  expect(parse('  ')).toEqual({ ok: false, sentence: '' })
})
