import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const text = 'trading_name\r\nCafé Solar'
const utf16 = (words: string) => Buffer.from(words, 'utf16le')

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16', utf16(`\uFEFF${text}`)],
  ['UTF-16 without its mark', utf16(text)],
  ['UTF-16 the other way round', utf16(`\uFEFF${text}`).swap16()],
  ['UTF-16 the other way round, without its mark', utf16(text).swap16()],
])('a file in %s is read as it was written', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text)
})

test('an empty file is an empty text', () => {
  expect(decodeText(new Uint8Array())).toBe('')
})
