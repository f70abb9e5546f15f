import { expect, test } from 'vitest'
import { smallForm } from '../../../tests/small-form.ts'
import { firstUnanswered, isAnswered, stepAsking } from './journey.ts'

test('the step a visitor is on follows from the answers', () => {
  expect(firstUnanswered(smallForm, {})).toBe(0)
  expect(firstUnanswered(smallForm, { 'property-type': 'home' })).toBe(1)
  expect(firstUnanswered(smallForm, { 'property-type': 'home', 'monthly-bill': 'under-100' })).toBe(
    1,
  )
})

test('a blank answer counts as missing, and an optional question may be skipped', () => {
  const phone = smallForm.steps[5]
  if (!phone) throw new Error('no phone step')
  expect(isAnswered(phone, { 'contact-phone': '  ' })).toBe(false)
  expect(isAnswered(phone, { 'contact-phone': '0412' })).toBe(true)
})

test('a problem leads to the step with its question, also when that is not the first of the step', () => {
  expect(stepAsking(smallForm, 'postcode')).toBe(5)
  expect(stepAsking(smallForm, 'consent')).toBe(0)
})
