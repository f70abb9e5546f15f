import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { phoneParser } from '#operations/enquiry/parse-phone.ts'
import { questionsOf } from '../enquiry/form.ts'
import { validateAnswers } from '../enquiry/problems.ts'
import { agreedToInstallers } from '../lead/spoken-consent.ts'
import { reachProblem, spokenForm } from './added-lead.ts'

const forms = [...formsOf(au).values()].map((form) => [form.slug, spokenForm(form)] as const)
const deps = { country: au.country, parsePhone: phoneParser(au.country) }

test.each(forms)(
  'the %s form asks for a name, a way to reach them, and the postcode',
  (_, form) => {
    expect(questionsOf(form).some(({ kind }) => kind === 'postcode')).toBe(true)
    const known = { 'contact-name': 'Alex Nguyen', 'contact-phone': '0491 570 006' }
    expect(validateAnswers(form, known, deps)).toEqual([])
    expect(reachProblem(form, known)).toBeUndefined()
    expect(reachProblem(form, { 'contact-name': 'Alex Nguyen' })).toMatchObject({
      question: 'contact-phone',
    })
    expect(validateAnswers(form, {}, deps)).toMatchObject([{ question: 'contact-name' }])
  },
)

test('installers get what was agreed to, and never what a public key sent', () => {
  expect(agreedToInstallers('site', 'three months', false)).toBe(true)
  expect(agreedToInstallers('telephone', 'spoken, installers', false)).toBe(true)
  expect(agreedToInstallers('telephone', 'spoken', false)).toBe(false)
  expect(agreedToInstallers('key', 'spoken, installers', false)).toBe(false)
})
