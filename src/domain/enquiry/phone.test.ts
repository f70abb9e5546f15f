import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { britain } from '../../../tests/britain.ts'
import { areaCodeMissing, dialString, phoneDoubt, splitExtension } from './phone.ts'

test.each([
  ['03 9123 4567 ext. 12', '12'],
  ['03 9123 4567 extension 1204', '1204'],
  ['03 9123 4567x12', '12'],
  ['03 9123 4567, 12#', '12'],
  ['03 9123 4567;ext=12', '12'],
  ['03 9123 4567', ''],
  ['+61 3 9123 4567', ''],
])('the extension of %s is %s', (typed, extension) => {
  expect(splitExtension(typed).extension).toBe(extension)
})

test('an extension is dialled behind its number', () => {
  expect(dialString('03 9123 4567 ext. 12', '+61391234567')).toBe('+61391234567;ext=12')
  expect(dialString('(03) 9123 4567 x12')).toBe('0391234567;ext=12')
  expect(dialString('0491 570 156', '+61491570156')).toBe('+61491570156')
})

test.each([
  ['+614915701567', 'One digit too many?'],
  ['+61391234567890', '3 digits too many?'],
  ['+6149157015', 'A digit missing?'],
  ['+61591234567', 'Not a number in use that we know.'],
  ['+442071838750', 'A number of another country.'],
])('a person about to dial the doubtful %s reads: %s', (e164, doubt) => {
  expect(phoneDoubt({ e164, doubtful: true }, au.country)).toBe(doubt)
  expect(phoneDoubt({ e164, doubtful: false }, au.country)).toBeUndefined()
})

test.each([
  ['3056', 'Start with the area code, like 03 9416 1234'],
  ['2000', 'Start with the area code, like 02 9416 1234'],
  // Wodonga has numbers of both sides of the border.
  ['3690', 'Start with the area code, like 03 7010 1234'],
  [undefined, 'Start with the area code, like 03 7010 1234'],
])('at %s 9416 1234 is answered: %s', (postcode, sentence) => {
  for (const typed of ['9416 1234', '94161234', '9416-1234'])
    expect(areaCodeMissing(typed, postcode, au.country)).toBe(sentence)
})

test('what is no local number gets no message about an area code', () => {
  for (const typed of ['0412 345', '1234 5678', 'call me', ''])
    expect(areaCodeMissing(typed, '3056', au.country)).toBeUndefined()
  expect(areaCodeMissing('496 0123', 'M1 1AE', britain)).toBe(
    'Start with the area code, like 0161 496 0123',
  )
})
