import { expect, test } from 'vitest'
import { au } from '#content/brand/au.ts'
import { formsOf } from '#content/forms/forms.ts'
import { firstUnanswered, isAnswered, progress, stepAsking } from './journey.ts'

const home = formsOf(au).get('home')
if (!home) throw new Error('no home form')

test('the step a visitor is on follows from the answers', () => {
  expect(firstUnanswered(home, {})).toBe(0)
  expect(firstUnanswered(home, { 'property-type': 'home' })).toBe(1)
  expect(firstUnanswered(home, { 'property-type': 'home', 'monthly-bill': 'under-100' })).toBe(1)
})

test('blank answers are none, and an optional one is not waited for', () => {
  const phone = home.steps[5]
  if (!phone) throw new Error('no phone step')
  expect(isAnswered(phone, { 'contact-phone': '  ' })).toBe(false)
  expect(isAnswered(phone, { 'contact-phone': '0412' })).toBe(true)
})

test('the third of six steps is half way', () => {
  expect(progress(home, 2)).toBe(0.5)
})

test('a problem leads to the step that asks, also for the question that rides along', () => {
  expect(stepAsking(home, 'postcode')).toBe(5)
  expect(stepAsking(home, 'consent')).toBe(0)
})
