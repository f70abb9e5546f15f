import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { columnsFor, formType } from './fill-columns.ts'

const forms = formsOf(au)
function lead(slug: string, answers: Record<string, string>, interest?: string) {
  const form = forms.get(slug)
  if (!form) throw new Error(`no form ${slug}`)
  return columnsFor(form, answers, { country: au.country, interest })
}

test('the form’s type is its title, letters and digits in lower case', () => {
  expect(formType('How Many Solar Panels Do You Need?')).toBe('how_many_solar_panels_do_you_need_')
})

test('a name’s first word is the first name, the rest the last', () => {
  expect(lead('home', { 'contact-name': 'Maria del Carmen Ruiz' })).toMatchObject({
    first_name: 'Maria',
    last_name: 'del Carmen Ruiz',
  })
  expect(lead('home', { 'contact-name': 'Cher' })).toMatchObject({
    first_name: 'Cher',
    last_name: '',
  })
})

test('answers for the same column are joined in the order of the questions', () => {
  expect(
    lead('article-battery', {
      'battery-budget': 'under-15k',
      'energy-usage': 'evening',
      'current-system': 'no-solar',
      'battery-interest': 'backup',
    }).battery_interest,
  ).toBe('no-solar, backup, evening, under-15k')
})

test('the rebates form’s income is stored in the bill’s column, its property type before its ownership', () => {
  expect(
    lead('rebates', {
      'property-ownership': 'own',
      'household-income': 'under-60k',
      'property-type': 'terraced',
    }),
  ).toMatchObject({ current_bill: 'under-60k', property_type: 'terraced', homeowner: 'own' })
})

test('a business’s roof is both access and size', () => {
  expect(
    lead('business', {
      'roof-size': 'large',
      'building-ownership': 'long-lease',
      'monthly-bill': '2k-5k',
    }),
  ).toMatchObject({
    roof_access: 'large',
    facility_size: 'large',
    homeowner: 'long-lease',
    current_bill: '2k-5k',
    service: 'commercial-solar',
  })
})

test('the postcode is the visitor’s answer, or else the one in their location', () => {
  expect(lead('installers', { location: 'Footscray 3011' }).postcode).toBe('3011')
  expect(lead('home', { postcode: '3056' }).postcode).toBe('3056')
  expect(lead('installers', { location: 'Footscray' }).postcode).toBe('')
})

test('the service is what the visitor picked beside an article, and a question has none', () => {
  expect(lead('article-battery', {}, 'solar-panels-plus-battery').service).toBe(
    'solar-panels-plus-battery',
  )
  expect(lead('article-battery', {}).service).toBe('solar-battery')
  expect(lead('contact', { 'inquiry-type': 'support' })).toMatchObject({
    service: '',
    service_type: 'support',
  })
})
