import { expect, test } from 'vitest'
import { australia } from '#content/country/australia.ts'
import { formatPlaceLine, placeName } from './place.ts'

test('a postcode is named where its place is known', () => {
  expect(placeName('3011', australia)).toBe('Seddon')
  expect(formatPlaceLine('3011', australia)).toBe('Seddon VIC 3011')
  expect(formatPlaceLine('2000', australia)).toBe('2000')
})

test('a postcode of another country is no place in Victoria, though it has the same digits', () => {
  expect(formatPlaceLine('3011', { ...australia, code: 'NZ' })).toBe('3011')
})
