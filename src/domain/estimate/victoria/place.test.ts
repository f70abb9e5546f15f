import { expect, test } from 'vitest'
import { formatPlaceLine, placeName } from './place.ts'

test.each([
  ['3585', 'Swan Hill'],
  ['3350', 'Ballarat'],
  ['3550', 'Bendigo'],
  ['3825', 'Moe'],
  ['3844', 'Traralgon'],
  ['3011', 'Footscray'],
])('%s is %s, as most people there call it', (postcode, name) => {
  expect(placeName(postcode)).toBe(name)
  expect(formatPlaceLine(postcode)).toBe(`${name} VIC ${postcode}`)
})

test('where no one name covers a postcode, it is near a town, or its area', () => {
  expect(placeName('3401')).toBe('near Horsham')
  expect(formatPlaceLine('3401')).toBe('Near Horsham VIC 3401')
  expect(placeName('3029')).toBe('the 3029 area')
  expect(formatPlaceLine('3029')).toBe('The 3029 area')
})

test('a postcode of another state is no place in Victoria', () => {
  expect(formatPlaceLine('2000')).toBe('2000')
})
