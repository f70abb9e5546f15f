import { expect, test } from 'vitest'
import { callParts } from '#content/calling/call-guide.ts'
import { openingSentence } from '#content/calling/opening-sentence.ts'
import { questionsOf } from '#domain/enquiry/form.ts'
import { isComplaintForm } from '#domain/enquiry/kind.ts'
import { uk } from '../brand/uk.ts'
import { formsOf } from '../forms/forms.ts'
import { callGuide, callGuides } from './call-guides.ts'

// There are no calls about a complaint.
const forms = [...formsOf(uk).values()].filter(({ slug }) => !isComplaintForm(slug))

test('every form has a guide to its call, and no guide is without its form', () => {
  expect(Object.keys(callGuides).toSorted()).toEqual(forms.map(({ slug }) => slug).toSorted())
})

test.each(forms)('the call about $slug reads every answer once, in the order of a call', (form) => {
  const { lines, stillToAsk } = callGuide(form.slug)
  const asked = questionsOf(form)
    .map(({ name }) => name)
    // How to reach the visitor and where they live are shown above the answers.
    .filter((name) => !name.startsWith('contact-') && name !== 'postcode' && name !== 'nation')
  expect(lines.map(({ question }) => question).toSorted()).toEqual(asked.toSorted())
  const parts = lines.map(({ part }) => callParts.indexOf(part))
  expect(parts).toEqual(parts.toSorted((one, other) => one - other))
  expect(stillToAsk).toMatch(/\?$/)
})

test.each(forms)('what follows an answer to $slug follows one that can be given', (form) => {
  for (const { question, next = {} } of callGuide(form.slug).lines) {
    const asked = questionsOf(form).find(({ name }) => name === question)
    const labels = asked?.kind === 'choice' ? asked.choices.map(({ label }) => label) : []
    expect(labels).toEqual(expect.arrayContaining(Object.keys(next)))
  }
})

test('a call begins as people say it', () => {
  const opening = {
    form: 'home',
    visitor: 'Sam',
    operator: 'Jo',
    business: uk.name,
    place: 'Levenshulme',
    askedAt: '2026-11-25T10:00:00Z',
  }
  const clock = { now: Date.parse('2026-11-26T10:00:00Z'), timeZone: uk.timeZone }
  expect(openingSentence(opening, clock)).toBe(
    'Hello Sam, it’s Jo from Penny & Beam. You asked us yesterday about solar in Levenshulme. Is now a good time?',
  )
  expect(openingSentence({ ...opening, form: 'constructor' }, clock)).toContain('about solar in')
})

test('the call asks what no form does, and never for income or credit', () => {
  const stillToAsk = Object.values(callGuides).map((guide) => guide.stillToAsk)
  const asked = stillToAsk.join(' ')
  for (const part of [
    'shade',
    'tariff',
    'smart meter',
    'listed',
    'leasehold',
    'Three-phase',
    'loft',
  ])
    expect(asked.toLowerCase()).toContain(part.toLowerCase())
  for (const one of stillToAsk)
    expect(one).not.toMatch(/income|earn|benefit|credit|loan|financ|pay for it/i)
})
