import type { Brand } from '#content/brand.ts'
import type { Country } from '#domain/enquiry/country.ts'
import { answersTo, exampleAnswers } from '#domain/enquiry/example-answers.ts'
import { type Answers, type EnquiryForm, questionsOf } from '#domain/enquiry/form.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { brand } from './brand.ts'

export function formNamed(slug: string, of: Brand = brand): EnquiryForm {
  const form = formsOf(of).get(slug)
  if (!form) throw new Error(`There is no form called ${slug}`)
  return form
}

export const homeForm = formNamed('home')

/**
 * Answers to the questions that a form insists on, as a visitor might give them: of a choice the first. A test
 * changes those it is about, so that the form can ask more without a change to the test.
 */
export function goodAnswers(
  form: EnquiryForm,
  changes: Answers = {},
  country: Country = brand.country,
): Answers {
  return { ...exampleAnswers(form, country), ...changes }
}

/** Answers to the optional questions too. */
export function everyAnswer(form: EnquiryForm, changes: Answers = {}): Answers {
  return { ...answersTo(questionsOf(form), brand.country), ...changes }
}
