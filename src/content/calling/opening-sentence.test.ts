import { expect, test } from 'vitest'
import { placeName } from '#estimate/place.ts'
import { openingSentence } from './opening-sentence.ts'

const clock = { now: Date.parse('2026-11-24T02:00:00Z'), timeZone: 'Australia/Melbourne' }
const opening = {
  form: 'battery',
  visitor: 'Deborah',
  operator: 'Priya',
  business: 'Wattlewise',
  askedAt: '2026-11-19T02:00:00Z',
}

test.each([
  ['3585', 'in Swan Hill'],
  ['3401', 'near Horsham'],
  ['3029', 'in the 3029 area'],
])('a visitor in %s hears the place as people say it', (postcode, where) => {
  expect(openingSentence({ ...opening, place: placeName(postcode) ?? '' }, clock)).toBe(
    `Hello Deborah, it’s Priya from Wattlewise. You asked us on Thursday about a battery ${where}.`,
  )
})
