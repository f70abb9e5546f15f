import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { britain } from '../../../tests/britain.ts'
import { phoneParser } from './parse-phone.ts'

const read = phoneParser(au.country)

test.each([
  ['0412 345 678', '+61412345678'],
  ['+61 412 345 678', '+61412345678'],
  ['(03) 9123 4567', '+61391234567'],
  ['1300 975 707', '+611300975707'],
  ['13 11 14', '+61131114'],
  ['1800 160 401', '+611800160401'],
])('%s can be called', (typed, e164) => {
  expect(read(typed)).toEqual({ e164, doubtful: false })
})

test('a number that could exist but is not known to is accepted and marked', () => {
  expect(read('0591 234 567')).toMatchObject({ doubtful: true })
  expect(read('+44 7700 900123')).toMatchObject({ doubtful: true })
})

test.each(['12', 'call me', '', '0412 345', '041234567890123'])('%s cannot be called', (typed) => {
  expect(read(typed)).toBeUndefined()
})

test('the other brand reads British numbers', () => {
  expect(phoneParser(britain)('020 7183 8750')).toEqual({
    e164: '+442071838750',
    doubtful: false,
  })
})
