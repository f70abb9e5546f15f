import { describe, expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { phoneParser } from '#operations/enquiry/parse-phone.ts'
import { everyAnswer } from '../../../tests/answers.ts'
import { britain } from '../../../tests/britain.ts'
import { lead as newLead } from '../../../tests/leads.ts'
import { type Answers, type EnquiryForm, questionsOf } from '../enquiry/form.ts'
import { correctAnswer, correctReach, isCorrectable } from './correct-lead.ts'
import { deriveLead } from './derive-lead.ts'
import { columnsFor } from './fill-columns.ts'

const deps = { country: au.country, parsePhone: phoneParser(au.country) }
const forms = [...formsOf(au).values()]

const derive = (form: EnquiryForm, answers: Answers) =>
  deriveLead(
    {
      leadSource: 'site',
      kind: 'quotes',
      form,
      answers,
      page: '/',
      attributions: { last: { page: '/' } },
      consent: { wording: '', version: '', callers: '' },
    },
    {
      ...deps,
      now: new Date('2026-11-23T00:00:00Z'),
      id: newLead().id,
      reference: '',
      receivers: [],
      calling: au.calling,
      fingerprint: (content) => content,
      addressKey: (address) => address,
    },
  ).row

describe.each(forms.map((form) => [form.slug, form] as const))('of the form %s', (_, form) => {
  const answers = everyAnswer(form)
  const service = columnsFor(form, answers, { country: au.country }).service
  const correctable = questionsOf(form).filter(isCorrectable)

  test('an answer that is corrected gives the lead that the form would have given', () => {
    for (const question of correctable) {
      const answer =
        question.kind === 'choice'
          ? (question.choices.at(-1)?.value ?? '')
          : question.kind === 'postcode'
            ? '3220'
            : 'Geelong 3220'
      const corrected = correctAnswer(
        { form, answers, service },
        { question: question.name, answer },
        deps,
      )
      if (!corrected.ok) throw new Error(`${question.name}: ${corrected.message}`)
      expect(corrected).toMatchObject({ before: answers[question.name], after: answer })
      const { columns } = corrected
      const row = derive(form, JSON.parse(columns.answers))
      expect(row).toMatchObject({ ...columns, answers: expect.any(String) })
      expect(JSON.parse(row.answers)).toEqual({ ...answers, [question.name]: answer })
    }
  })

  test('what the visitor gave consent to by an answer cannot be changed', () => {
    for (const question of questionsOf(form))
      if (question.kind === 'choice' && question.choices.some(({ makes }) => makes))
        expect(isCorrectable(question)).toBe(false)
  })
})

describe('on the home form', () => {
  const form = formsOf(au).get('home')
  if (!form) throw new Error('no home form')
  const answers = everyAnswer(form)
  const lead = { form, answers, service: 'solar-battery' }
  const correct = (question: string, answer: string) =>
    correctAnswer(lead, { question, answer }, deps)

  test('the service that an article was about stays', () => {
    expect(correct('monthly-bill', 'over-500')).toMatchObject({
      columns: { service: 'solar-battery', current_bill: 'over-500' },
    })
  })

  test('an answer that was never offered is rejected', () => {
    expect(correct('monthly-bill', 'a lot')).toMatchObject({ ok: false, code: 'invalid' })
    expect(correct('monthly-bill', '')).toMatchObject({ ok: false, code: 'invalid' })
  })

  test.each(['contact-name', 'contact-email', 'contact-phone', 'reference_number', '__proto__'])(
    '%s is no answer to correct',
    (question) => {
      expect(correct(question, 'x')).toMatchObject({ ok: false, code: 'unknown' })
    },
  )

  test('a phone number is read as the country writes it', () => {
    expect(correctReach(lead, 'phone', '(03) 9555 0123', deps)).toMatchObject({
      before: answers['contact-phone'],
      after: '(03) 9555 0123',
      columns: { phone: '(03) 9555 0123', phone_e164: '+61395550123' },
    })
    expect(correctReach(lead, 'phone', 'call me', deps)).toMatchObject({
      ok: false,
      code: 'invalid',
    })
    expect(correctReach(lead, 'phone', '', deps)).toMatchObject({ ok: false, code: 'invalid' })
  })

  test('a number that may not be in use is stored, and marked', () => {
    expect(correctReach(lead, 'phone', '+44 161 496 0000', deps)).toMatchObject({
      columns: { phone_doubtful: true },
    })
  })
})

test('a form that never asked for a phone number has none to correct', () => {
  const form: EnquiryForm = {
    slug: 'a',
    title: 'A',
    page: '/',
    steps: [{ questions: [{ name: 'email', kind: 'email', ask: 'Email', placeholder: '' }] }],
  }
  expect(
    correctReach({ form, answers: {}, service: '' }, 'phone', '0400 000 000', deps),
  ).toMatchObject({
    ok: false,
    code: 'unknown',
  })
})

test('a question may be corrected to a place that isn’t served, and a request for quotes may not', () => {
  const place = { kind: 'postcode', ask: 'Postcode?', placeholder: '', optional: true } as const
  const choices = [
    { value: 'quote', label: 'A quote' },
    { value: 'support', label: 'A question', makes: 'question' as const },
  ]
  const form: EnquiryForm = {
    ...{ slug: 'contact', title: 'Contact', page: '/contact' },
    steps: [
      { questions: [{ name: 'inquiry-type', kind: 'choice', ask: 'What about?', choices }] },
      { questions: [{ ...place, name: 'postcode' }] },
    ],
  }
  const correct = (type: string) =>
    correctAnswer(
      { form, answers: { 'inquiry-type': type }, service: '' },
      { question: 'postcode', answer: 'BT1 1AA' },
      { ...deps, country: britain },
    )
  expect(correct('support')).toMatchObject({ ok: true, after: 'BT1 1AA' })
  expect(correct('quote')).toMatchObject({ ok: false, message: britain.notServed?.BT })
})
