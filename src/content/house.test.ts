import { expect, test } from 'vitest'
import { houseOf } from './house.ts'

test.each([
  ['the bill', { 'monthly-bill': '200-300' }, '', { property: 'home', panels: 23 }],
  ['the size they chose', { 'system-size': 'small' }, '', { panels: 8 }],
  ['a size that its roof has no room for', { 'system-size': 'very-large' }, '', { panels: 28 }],
  ['no answer about it', {}, '', { property: 'home', panels: 15, battery: false }],
  ['a business', { 'property-type': 'business' }, '', { property: 'business' }],
  ['a farm', { 'business-type': 'agriculture' }, '', { property: 'farm' }],
  ['a battery they asked for', { 'battery-interest': 'yes' }, '', { battery: true }],
  ['a battery they don’t want', { 'battery-interest': 'no' }, 'solar-battery', { battery: false }],
  ['an enquiry about batteries', {}, 'solar-battery', { battery: true }],
] as const)('the drawn house follows %s', (_, answers, service, house) => {
  expect(houseOf(answers, service)).toMatchObject(house)
})
