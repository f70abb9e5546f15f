import type { Country } from './country.ts'
import { type Answers, type EnquiryForm, type Question, questionsOf } from './form.ts'

/** Answers to the questions that a form insists on, as a visitor might give them: of a choice the first. */
export function exampleAnswers(form: EnquiryForm, country: Country): Answers {
  return answersTo(
    questionsOf(form).filter(({ optional }) => !optional),
    country,
  )
}

export function answersTo(questions: readonly Question[], country: Country): Answers {
  return Object.fromEntries(
    questions.map((question) => [question.name, exampleAnswer(question, country)]),
  )
}

function exampleAnswer(question: Question, country: Country): string {
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
