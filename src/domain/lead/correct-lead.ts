import type { Country } from '../enquiry/country.ts'
import { type Answers, type EnquiryForm, type Question, questionsOf } from '../enquiry/form.ts'
import { type ParsePhone, parseAnswers, validateAnswers } from '../enquiry/problems.ts'
import { type Rejection, reject } from '../result.ts'
import { columnsFor, type LeadColumns } from './columns.ts'
import { type DerivedColumns, derivedColumns } from './derived-columns.ts'

/** A lead's form as the visitor saw it, and its answers. */
export type AnsweredForm = {
  form: EnquiryForm
  answers: Answers
  /** The service that the lead is about, which no answer changes. */
  service: string
}

export type CorrectLeadDeps = { country: Country; parsePhone: ParsePhone }

/** A corrected answer and the columns that follow from the answers. Before and after are the answers as stored. */
export type Correction = {
  ok: true
  before: string
  after: string
  columns: LeadColumns & DerivedColumns & { answers: string }
}

/**
 * The lead with another answer to one question; `before` and `after` are equal where it is the same answer. Rejected with
 * 'unknown' where the question cannot be corrected, and with 'invalid' and a sentence for the visitor where the answer is none.
 */
export function correctAnswer(
  lead: AnsweredForm,
  { question, answer }: { question: string; answer: string },
  deps: CorrectLeadDeps,
): Correction | Rejection<'unknown' | 'invalid'> {
  const asked = questionsOf(lead.form).find(({ name }) => name === question)
  if (!asked || !isCorrectable(asked)) return reject('unknown', 'This answer stays as it is.')
  return withAnswer(lead, asked, answer, deps)
}

/**
 * The lead with another phone number. Rejected where the country's numbers don't look like this, with a sentence for the
 * visitor.
 */
export function correctPhone(
  lead: AnsweredForm,
  phone: string,
  deps: CorrectLeadDeps,
): Correction | Rejection<'unknown' | 'invalid'> {
  const asked = questionsOf(lead.form).find(({ kind }) => kind === 'phone')
  if (!asked) return reject('unknown', 'We didn’t ask for your phone number.')
  // Whoever wants to be called again has to be reached: an optional number may be corrected, but not emptied.
  const { optional: _, ...required } = asked
  return withAnswer(lead, required, phone, deps)
}

/**
 * Whether the visitor may correct the answer to a question: not their name, address and phone number, which have ways of
 * their own, and not what decides whether they asked for quotes, since that is what they consented to.
 */
export function isCorrectable(question: Question): boolean {
  if (question.kind === 'choice') return !question.choices.some(({ makes }) => makes)
  return question.kind === 'text' || question.kind === 'postcode' || question.kind === 'message'
}

function withAnswer(
  { form, answers, service }: AnsweredForm,
  question: Question,
  typed: string,
  deps: CorrectLeadDeps,
): Correction | Rejection<'invalid'> {
  const alone: EnquiryForm = { ...form, steps: [{ questions: [question] }] }
  const given = parseAnswers(alone, { [question.name]: typed })
  const [problem] = validateAnswers(alone, given, deps)
  if (problem) return reject('invalid', problem.message)
  const { [question.name]: before = '', ...others } = answers
  const after = given[question.name] ?? ''
  const corrected: Answers = after ? { ...others, [question.name]: after } : others
  const columns = columnsFor(form, corrected, { country: deps.country, interest: service })
  return {
    ok: true,
    before,
    after,
    columns: {
      ...columns,
      ...derivedColumns(columns, deps),
      answers: JSON.stringify(corrected),
    },
  }
}
