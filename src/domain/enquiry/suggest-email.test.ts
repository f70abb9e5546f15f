import { describe, expect, test } from 'vitest'
import { suggestEmail } from './suggest-email.ts'

const suggested = (typed: string) => suggestEmail(typed)?.email

test.each([
  ['alex@gmial.com', 'alex@gmail.com'],
  ['alex@gmail.con', 'alex@gmail.com'],
  ['alex@gmal.com', 'alex@gmail.com'],
  ['Alex.Nguyen+solar@GMAILL.com ', 'Alex.Nguyen+solar@gmail.com'],
  ['alex@hotmal.com', 'alex@hotmail.com'],
  ['alex@outlok.com', 'alex@outlook.com'],
  ['alex@yahoo.com.ua', 'alex@yahoo.com.au'],
  ['alex@bigpnd.com', 'alex@bigpond.com'],
  ['alex@bigpond.com.au', 'alex@bigpond.com'],
  ['alex@gmail.com.au', 'alex@gmail.com'],
  ['alex@icloud.cm', 'alex@icloud.com'],
  ['alex@optusnet.co.au', 'alex@optusnet.com.au'],
])('a near miss is noticed: %s', (typed, email) => {
  expect(suggested(typed)).toBe(email)
})

test.each([
  'alex@gmail.com',
  'alex@mail.com',
  'alex@ymail.com',
  'alex@email.com',
  'alex@yahoo.co.uk',
  'alex@outlook.com.au',
  'alex@tpi.com.au',
  'alex@love.com',
  'alex@wattlewise.example',
  'alex@smithandsons.com.au',
  'alex',
  'alex@',
  '@gmial.com',
  'alex@sam@gmial.com',
  '',
])('nothing is suggested for what may well be right: %s', (typed) => {
  expect(suggested(typed)).toBeUndefined()
})

describe('a visitor still typing', () => {
  test('may be on the way to a right address', () => {
    expect(suggestEmail('alex@gmail.co')).toEqual({
      email: 'alex@gmail.com',
      isPerhapsUnfinished: true,
    })
    expect(suggestEmail('alex@gmial.com')?.isPerhapsUnfinished).toBe(false)
  })
})
