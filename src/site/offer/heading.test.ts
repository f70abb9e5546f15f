import { expect, test } from 'vitest'
import { placeName } from '#estimate/place.ts'
import { headingOf } from './heading.ts'

test.each([
  ['3585', 'A battery in Swan Hill, 3585'],
  ['3401', 'A battery near Horsham, 3401'],
  ['3029', 'A battery in the 3029 area'],
  ['2000', 'A battery in 2000'],
  ['', 'A battery in Victoria'],
])('an offer from %s reads “%s”', (postcode, heading) => {
  const place = placeName(postcode) ?? ''
  expect(headingOf({ place, postcode, service: 'A battery', facts: [] })).toBe(heading)
})
