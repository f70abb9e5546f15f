import { tidy, tidyLines } from '../tidy.ts'
import { type Country, findPostcode, parsePostcodeIn, whyNotServed } from './country.ts'
import { problemWithEmail } from './email.ts'
import {
  type Answers,
  type EnquiryForm,
  type Question,
  questionsOf,
  type TextKind,
} from './form.ts'
import { enquiryKind } from './kind.ts'
import type { ParsePhone } from './phone.ts'

/** Why an answer is invalid, in the words that the visitor reads. */
export type Problem = { question: string; message: string }

/** What validation needs besides the form and the answers. */
export type ValidationDeps = { country: Country; parsePhone: ParsePhone }

const longest: Record<TextKind, number> = {
  name: 100,
  text: 200,
  email: 254,
  phone: 40,
  postcode: 12,
  message: 5000,
}

/** The answers to the form's questions, tidied. Empty and unknown ones are left out. */
export function parseAnswers(form: EnquiryForm, typed: Record<string, unknown>): Answers {
  const answers: Answers = {}
  for (const question of questionsOf(form)) {
    const value = Object.hasOwn(typed, question.name) ? typed[question.name] : undefined
    if (typeof value !== 'string') continue
    const answer = question.kind === 'message' ? tidyLines(value) : tidy(value)
    if (answer) answers[question.name] = answer
  }
  return answers
}

/** All problems with the answers, in the order of the questions. */
export function validateAnswers(
  form: EnquiryForm,
  answers: Answers,
  checking: ValidationDeps,
): Problem[] {
  const kind = enquiryKind(form, answers)
  return questionsOf(form).flatMap((question) => {
    const answer = answers[question.name] ?? ''
    const message =
      validateAnswer(question, answer, checking) ??
      (kind === 'quotes' ? whyNoQuotes(question, answer, checking) : undefined)
    return message ? [{ question: question.name, message }] : []
  })
}

function validateAnswer(
  question: Question,
  answer: string,
  checking: ValidationDeps,
): string | undefined {
  if (!answer) return question.optional ? undefined : missing(question, checking.country)
  if (question.kind === 'choice') {
    const known = question.choices.some(({ value }) => value === answer)
    return known ? undefined : 'Choose one of the answers shown'
  }
  const limit = longest[question.kind]
  if (answer.length > limit)
    return `Use at most ${limit.toLocaleString('en')} characters; this has ${answer.length.toLocaleString('en')}`
  switch (question.kind) {
    case 'email':
      return problemWithEmail(answer)
    case 'phone':
      return checking.parsePhone(answer) ? undefined : missing(question, checking.country)
    case 'postcode':
      return parsePostcodeIn(answer, checking.country)
        ? undefined
        : `${checking.country.postcodeSentence}, or leave it empty`
    case 'name':
    case 'text':
    case 'message':
      return undefined
  }
}

/** Quotes are for where we work; a question may come from anywhere. */
function whyNoQuotes(
  { kind }: Question,
  answer: string,
  { country }: ValidationDeps,
): string | undefined {
  if (kind !== 'postcode' && kind !== 'text') return undefined
  const postcode = findPostcode(answer, country)
  return postcode && whyNotServed(postcode, country)
}

function missing(question: Question, country: Country): string | undefined {
  switch (question.kind) {
    case 'choice':
      return `Choose an answer to ‘${question.ask}’`
    case 'name':
      return 'Enter your full name, like Alex Nguyen'
    case 'email':
      return problemWithEmail('')
    case 'phone':
      return `Enter a phone number, like ${country.phoneExample}`
    case 'postcode':
      return country.postcodeSentence
    case 'message':
      return 'Write a line or two, so that we know how to help'
    case 'text':
      return question.placeholder
  }
}
