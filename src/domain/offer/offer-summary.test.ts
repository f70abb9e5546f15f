import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { battery } from '#edition/forms/battery.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { type Answers, type EnquiryForm, questionsOf } from '../enquiry/form.ts'
import { offeredLabel, questionUses } from '../lead/question-uses.ts'
import { offerSummary, type SummaryLead } from './offer-summary.ts'

const forms = Array.from(formsOf(au).values())

/** A form whose every choice, and whose every field, is answered with words that can be found again. */
function answeredFindably(form: EnquiryForm): { form: EnquiryForm; answers: Answers } {
  const steps = form.steps.map((step) => ({
    questions: step.questions.map((question) =>
      question.kind === 'choice'
        ? { ...question, choices: [{ value: 'picked', label: `Findable ${question.name}` }] }
        : question,
    ),
  })) as unknown as EnquiryForm['steps']
  const answers = Object.fromEntries(
    questionsOf(form).map(({ name, kind }) => [
      name,
      kind === 'choice' ? 'picked' : `Findable ${name}`,
    ]),
  )
  return { form: { ...form, steps }, answers }
}

function summaryOf(lead: Partial<SummaryLead> & Pick<SummaryLead, 'form' | 'answers'>) {
  return offerSummary({
    postcode: '3073',
    region: 'northern',
    service: 'solar-battery',
    property_type: '',
    business_type: '',
    ...lead,
  })
}

test.each(forms)('an offer of the form $slug shows the listed questions, and no other', (form) => {
  const summary = JSON.stringify(summaryOf(answeredFindably(form)))
  for (const { name } of questionsOf(form))
    expect([name, summary.includes(`Findable ${name}"`)]).toEqual([
      name,
      offeredLabel(form.slug, name) !== null,
    ])
})

test('an offer shows what was chosen, and nothing that was typed', () => {
  for (const form of forms)
    for (const { name, kind } of questionsOf(form))
      if (offeredLabel(form.slug, name) !== null) expect([name, kind]).toEqual([name, 'choice'])
})

test('no offer shows income, benefits, money to spend, typed text or who they are', () => {
  const never = [
    ...['household-income', 'benefits', 'budget', 'battery-budget', 'budget-range'],
    ...['investment-budget', 'financing-interest', 'financing-preference', 'location', 'message'],
    ...['contact-name', 'contact-email', 'contact-phone', 'property-ownership'],
  ]
  for (const name of never) expect([name, questionUses[name]?.offered]).toEqual([name, null])
})

test('an answer that is none of the choices is not shown', () => {
  const { facts } = summaryOf({ form: battery, answers: { 'battery-size': 'call 0412 345 678' } })
  expect(facts).toEqual([{ label: 'Property', value: 'A home' }])
})

test('an offer says where, what, how big and the bill, in words', () => {
  const answers = { 'battery-size': 'medium', 'electricity-bill': '200-300', 'contact-name': 'Jo' }
  expect(summaryOf({ form: battery, answers })).toEqual({
    place: 'Reservoir',
    postcode: '3073',
    service: 'A battery',
    facts: [
      { label: 'Property', value: 'A home' },
      { label: 'Battery', value: 'Medium, 10–15 kWh' },
      { label: 'Monthly bill', value: '$200–$300' },
    ],
  })
})

test('a postcode elsewhere has no name of ours', () => {
  expect(summaryOf({ form: battery, answers: {}, region: '' })).toMatchObject({
    place: '',
    postcode: '3073',
  })
})

test('an offer at a postcode of two states says so before anybody accepts', () => {
  const { facts } = summaryOf({ form: battery, answers: {}, postcode: '3644' })
  expect(facts).toContainEqual({
    label: 'Border',
    value: '3644 is also Barooga and Lalalty in New South Wales',
  })
  expect(JSON.stringify(summaryOf({ form: battery, answers: {} }))).not.toContain('Border')
})
