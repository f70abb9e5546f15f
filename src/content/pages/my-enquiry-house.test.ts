import { expect, test } from 'vitest'
import { houseDescription } from './my-enquiry-house.ts'

test.each([
  ['home', 10, true, 'Your house as you described it: ten panels and a battery'],
  ['business', 16, false, 'Your shop as you described it: sixteen panels'],
  ['home', 28, false, 'Your house as you described it: 28 panels (16 of them drawn)'],
  ['farm', 0, true, 'Your farmhouse as you described it: a battery'],
  ['home', 0, false, 'Your house as you described it: no panels yet'],
] as const)(
  'a %s with %i panels, battery %s, is described as drawn',
  (property, panels, battery, words) => {
    expect(houseDescription({ property, panels, battery, isPlain: false })).toBe(words)
  },
)

test('a withdrawn enquiry leaves the house as it was', () => {
  expect(houseDescription({ property: 'home', panels: 0, battery: false, isPlain: true })).toBe(
    'The same house, without panels or a battery',
  )
})
