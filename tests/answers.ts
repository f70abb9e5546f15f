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

/**
 * An answer to every question of a form, as a visitor might give it: of a choice the first. Tests change those they
 * are about, so that a form can be asked more without a change to them.
 */
export function goodAnswers(
  form: EnquiryForm,
  changes: Answers = {},
  country: Country = au.country,
): Answers {
  const answers = questionsOf(form).map((question) => [
    question.name,
    goodAnswer(question, country),
  ])
  return { ...Object.fromEntries(answers), ...changes }
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
