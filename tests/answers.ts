import { au } from '#content/brand/au.ts'
import type { Brand } from '#content/brand/brand.ts'
import { formsOf } from '#content/forms/forms.ts'
import type { Country } from '#domain/enquiry/country.ts'
import { type Answers, type EnquiryForm, type Question, questionsOf } from '#domain/enquiry/form.ts'

export function formNamed(slug: string, brand: Brand = au): EnquiryForm {
  const form = formsOf(brand).get(slug)
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
  country: Country = au.country,
): Answers {
  const asked = questionsOf(form).filter(({ optional }) => !optional)
  return { ...answersFor(asked, country), ...changes }
}

/** Answers to the optional questions too. */
export function everyAnswer(form: EnquiryForm, changes: Answers = {}): Answers {
  return { ...answersFor(questionsOf(form), au.country), ...changes }
}

function answersFor(questions: Question[], country: Country): Answers {
  return Object.fromEntries(
    questions.map((question) => [question.name, goodAnswer(question, country)]),
  )
}

function goodAnswer(question: Question, country: Country): string {
  switch (question.kind) {
    case 'choice':
      return question.choices[0]?.value ?? ''
    case 'name':
      return 'Alex Nguyen'
    case 'email':
      return 'alex@example.com'
    case 'phone':
      return country.phoneExample
    case 'postcode':
      return country.postcodeExample
    case 'text':
      return `Near the park, ${country.postcodeExample}`
    case 'message':
      return 'The gate is at the side'
  }
}
