import { expect, test } from 'vitest'
import { placesOfVictoria } from './place.ts'
import { otherPlacesOfVictoria, postcodesOfPlace } from './place-search.ts'

test.each([
  ['sebastopol', '3356'],
  ['delacombe', '3356'],
  ['marong', '3515'],
  ['nilma', '3821'],
  ['meatian', '3585'],
])('%s is at %s alone', (word, postcode) => {
  expect(postcodesOfPlace(word)).toEqual([postcode])
})

test('a place near a town is found by the town', () => {
  expect(postcodesOfPlace('horsham')).toEqual(['3400', '3401'])
})

test('every postcode without one name for it has names to be found by', () => {
  const nameless = Object.entries(placesOfVictoria).flatMap(([postcode, place]) =>
    place === '' ? [postcode] : [],
  )
  expect(nameless).toHaveLength(26)
  for (const postcode of nameless)
    expect([postcode, otherPlacesOfVictoria[postcode]]).toEqual([postcode, expect.any(String)])
})
