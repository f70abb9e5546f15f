import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { britain } from '../../../tests/britain.ts'
import { findPostcode, parsePostcodeIn } from './country.ts'

test('an Australian postcode has four digits and is not made up', () => {
  expect(parsePostcodeIn(' 3011 ', au.country)).toBe('3011')
  expect(parsePostcodeIn('0800', au.country)).toBe('0800')
  for (const wrong of ['301', '30111', '0100', 'M1 1AE', ''])
    expect(parsePostcodeIn(wrong, au.country)).toBeUndefined()
})

test('a British postcode is written the usual way', () => {
  expect(parsePostcodeIn('m11ae', britain)).toBe('M1 1AE')
  expect(parsePostcodeIn('SW1A 1AA', britain)).toBe('SW1A 1AA')
  expect(parsePostcodeIn('3011', britain)).toBeUndefined()
})

test('a postcode is found in a place as people write it', () => {
  expect(findPostcode('Footscray VIC 3011', au.country)).toBe('3011')
  expect(findPostcode('3011, Footscray', au.country)).toBe('3011')
  expect(findPostcode('Footscray', au.country)).toBeUndefined()
  expect(findPostcode('lot 12345', au.country)).toBeUndefined()
  expect(findPostcode('Manchester M1 1AE', britain)).toBe('M1 1AE')
})
