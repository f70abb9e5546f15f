import { withAsciiEmails } from '../enquiry/ascii-email.ts'
import type { Country } from '../enquiry/country.ts'
import { type Answers, type EnquiryForm, type Question, questionsOf } from '../enquiry/form.ts'
import { enquiryKind } from '../enquiry/kind.ts'
import type { ParsePhone } from '../enquiry/phone.ts'
import { parseAnswers } from '../enquiry/problems.ts'
import { explainedProblems } from '../enquiry/validate.ts'
import { type Rejection, reject } from '../result.ts'
import type { LeadColumns } from './columns.ts'
import { type DerivedColumns, derivedColumns } from './derived-columns.ts'
import { columnsFor, nationNamed } from './fill-columns.ts'

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
  columns: LeadColumns & DerivedColumns & { answers: string; nation: string | null }
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

/** The ways to reach a visitor. */
export type Reach = 'phone' | 'email'

const notAsked: Record<Reach, string> = {
  phone: 'We didn’t ask for your phone number.',
  email: 'We didn’t ask for your email address.',
}

/** The lead with another phone number or email address. Rejected where it is none, with a sentence for the visitor. */
export function correctReach(
  lead: AnsweredForm,
  reach: Reach,
  typed: string,
  deps: CorrectLeadDeps,
): Correction | Rejection<'unknown' | 'invalid'> {
  const asked = questionsOf(lead.form).find(({ kind }) => kind === reach)
  if (!asked) return reject('unknown', notAsked[reach])
  // A visitor who wants to be reached must stay reachable: an optional answer may be corrected, but not emptied.
  const { optional: _, ...required } = asked
  return withAnswer(lead, required, typed, deps)
}

/** The columns of a lead whose number is deleted. */
export function withoutPhone(
  { form, answers, service }: AnsweredForm,
  deps: CorrectLeadDeps,
): Correction['columns'] {
  const phones = questionsOf(form).flatMap(({ name, kind }) => (kind === 'phone' ? [name] : []))
  const others = Object.entries(answers).filter(([name]) => !phones.includes(name))
  return columnsAfter({ form, answers: Object.fromEntries(others), service }, deps)
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
  const given = withAsciiEmails(alone, parseAnswers(alone, { [question.name]: typed }))
  // A question may come from anywhere, and the answer alone doesn't say that it is one.
  const isQuestion = enquiryKind(form, answers) === 'question'
  const country = isQuestion ? { ...deps.country, notServed: {} } : deps.country
  const [problem] = explainedProblems(alone, given, { ...deps, country })
  if (problem) return reject('invalid', problem.message)
  const { [question.name]: before = '', ...others } = answers
  const after = given[question.name] ?? ''
  const corrected: Answers = after ? { ...others, [question.name]: after } : others
  return {
    ok: true,
    before,
    after,
    columns: columnsAfter({ form, answers: corrected, service }, deps),
  }
}

function columnsAfter(
  { form, answers, service }: AnsweredForm,
  deps: CorrectLeadDeps,
): Correction['columns'] {
  const columns = columnsFor(form, answers, { country: deps.country, interest: service })
  return {
    ...columns,
    ...derivedColumns(columns, deps),
    answers: JSON.stringify(answers),
    nation: nationNamed(form, answers),
  }
}
