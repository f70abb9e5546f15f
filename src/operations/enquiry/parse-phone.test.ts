import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { britain } from '../../../tests/britain.ts'
import { mobileParser, phoneParser } from './parse-phone.ts'

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

test.each([
  '0061 491 570 156',
  '00 61 491 570 156',
  '(00) 61 491570156',
  '0061 (0)491 570 156',
  '0011 61 491 570 156',
  '+61 (0)491 570 156',
  '61 491 570 156',
])('%s is the mobile 0491 570 156', (typed) => {
  expect(read(typed)).toEqual({ e164: '+61491570156', doubtful: false })
  expect(mobileParser(au.country)(typed)).toBe('+61491570156')
})

test('two zeros mean the plus of any country, or are one zero typed twice', () => {
  expect(read('0044 20 7183 8750')).toEqual({ e164: '+442071838750', doubtful: true })
  expect(read('00491 570 156')).toEqual({ e164: '+61491570156', doubtful: false })
  expect(read('0061 491 570 1567')).toEqual({ e164: '+614915701567', doubtful: true })
})

test.each([
  '03 9123 4567 ext. 12',
  '03 9123 4567 x12',
  '03 9123 4567;ext=12',
  '(03) 9123 4567 # 12',
])('%s is the number without its extension', (typed) => {
  expect(read(typed)).toEqual({ e164: '+61391234567', doubtful: false })
})

test('a number of an island that is dialled like the country is none from elsewhere', () => {
  expect(phoneParser(britain)('01534 440000')).toEqual({ e164: '+441534440000', doubtful: false })
})

test('the other brand reads British numbers', () => {
  expect(phoneParser(britain)('020 7183 8750')).toEqual({
    e164: '+442071838750',
    doubtful: false,
  })
})
