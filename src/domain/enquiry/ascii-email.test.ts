import { expect, test } from 'vitest'
import { toAsciiEmail } from './ascii-email.ts'
import { isEmail } from './email.ts'

test.each([
  ['alex@münchen.example', 'alex@xn--mnchen-3ya.example'],
  ['Alex@MÜNCHEN.example', 'Alex@xn--mnchen-3ya.example'],
  ['alex@mu\u0308nchen.example', 'alex@xn--mnchen-3ya.example'],
  ['alex@例え.example', 'alex@xn--r8jz45g.example'],
  ['alex@münchen.bücher.example', 'alex@xn--mnchen-3ya.xn--bcher-kva.example'],
  ['alex@example。com', 'alex@example.com'],
])('the domain of %s is written in ASCII', (email, ascii) => {
  expect(toAsciiEmail(email)).toBe(ascii)
  expect(isEmail(ascii)).toBe(true)
})

test.each(['Alex@Example.com', 'alex@127.1', 'alex', '', 'alex@example.com/x'])(
  '‘%s’ stays as it is',
  (email) => {
    expect(toAsciiEmail(email)).toBe(email)
  },
)

test.each([
  'alex@ü/x.example',
  'alex@ü.example:25',
  'alex@ü.example?x',
  'alex@ü .example',
  'alex@xn--ü.example',
  'a@b@ü.example',
  'alex@１.１',
])('%s becomes no other address', (email) => {
  expect(isEmail(toAsciiEmail(email))).toBe(false)
})
