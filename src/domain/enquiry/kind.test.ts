import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { enquiryKind, kindsOf } from './kind.ts'

test('the contact form takes questions, every other one asks for quotes', () => {
  const taking = [...formsOf(au).values()].filter((form) => kindsOf(form).includes('question'))
  expect(taking.map(({ slug }) => slug)).toEqual(['contact'])
})

test('the visitor’s choice decides whether the enquiry is a question', () => {
  const contact = formsOf(au).get('contact')
  if (!contact) throw new Error('no contact form')
  const kindFor = (about: string) => enquiryKind(contact, { 'inquiry-type': about })
  expect(['general-inquiry', 'support'].map(kindFor)).toEqual(['question', 'question'])
  expect(['solar-quote', 'battery-quote', ''].map(kindFor)).toEqual(['quotes', 'quotes', 'quotes'])
})
