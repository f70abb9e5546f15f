import { withAsciiEmails } from '../enquiry/ascii-email.ts'
import type { Country } from '../enquiry/country.ts'
import { type Answers, type EnquiryForm, questionsOf, type TextQuestion } from '../enquiry/form.ts'
import type { ParsePhone } from '../enquiry/phone.ts'
import { parseAnswers } from '../enquiry/problems.ts'
import { explainedProblems } from '../enquiry/validate.ts'
import { type Rejection, reject } from '../result.ts'
import type { LeadColumns } from './columns.ts'
import { type DerivedColumns, derivedColumns } from './derived-columns.ts'

/** The visitor's name and contact details, as the form asks for them. */
export const contactFields = ['name', 'email', 'phone'] as const
export type ContactField = (typeof contactFields)[number]
export function isContactField(field: string): field is ContactField {
  return contactFields.some((one) => one === field)
}

export type ContactDetails = Record<ContactField, string>

type ContactProblem = { field: ContactField; message: string }
export type InvalidContact = Rejection<'invalid'> & { problems: ContactProblem[] }

/** A corrected detail, before and after as typed. */
type ContactCorrection = { field: ContactField; before: string; after: string }

/** What was corrected, and the columns that follow; nothing was where `corrections` is empty. */
export type CorrectedContact = {
  ok: true
  corrections: ContactCorrection[]
  columns: LeadColumns & DerivedColumns & { answers: string }
}

type LeadWithContact = { form: EnquiryForm; answers: Answers; columns: LeadColumns }

/**
 * A lead with other contact details, as the desk corrects them, by the rules of the form. A wrong email address or number may be
 * emptied as long as the other is left.
 */
export function correctContact(
  { form, answers, columns }: LeadWithContact,
  typed: ContactDetails,
  deps: { country: Country; parsePhone: ParsePhone },
): CorrectedContact | InvalidContact {
  const before = contactDetailsOf(columns)
  const asked = contactFields.map(questionAbout)
  const standalone = { steps: asked.map((question) => ({ questions: [question] as const })) }
  const parsed = parseAnswers({ ...form, ...standalone }, typed)
  const details = { ...emptyDetails, ...withAsciiEmails(standalone, parsed) }
  const changed = contactFields.filter((field) => details[field] !== before[field])
  // What stood there before was accepted then, whatever the rules are now.
  const problems = explainedProblems({ ...form, ...standalone }, details, deps).flatMap(
    ({ question, message }) => {
      const field = contactFields.find((one) => one === question)
      return field && changed.includes(field) ? [{ field, message }] : []
    },
  )
  if (!details.email && !details.phone)
    problems.push({ field: 'phone', message: 'Leave a phone number or an email address.' })
  if (problems.length > 0)
    return { ...reject('invalid', 'Some details need another look.'), problems }

  const corrected = { ...columns, ...columnsOfContact(details, columns, changed) }
  return {
    ok: true,
    corrections: changed.map((field) => ({
      field,
      before: before[field],
      after: details[field],
    })),
    columns: {
      ...corrected,
      ...derivedColumns(corrected, deps),
      answers: JSON.stringify(answersWith(form, answers, details, changed)),
    },
  }
}

/** The contact details of a lead's columns. */
function contactDetailsOf(
  columns: Pick<LeadColumns, 'first_name' | 'last_name' | 'email' | 'phone'>,
): ContactDetails {
  const { first_name, last_name, email, phone } = columns
  return { name: `${first_name} ${last_name}`.trim(), email, phone }
}

const emptyDetails: ContactDetails = { name: '', email: '', phone: '' }

function questionAbout(field: ContactField): TextQuestion {
  const question: TextQuestion = { name: field, kind: field, ask: '', placeholder: '' }
  return field === 'name' ? question : { ...question, optional: true }
}

function columnsOfContact(
  { name, email, phone }: ContactDetails,
  { first_name, last_name }: LeadColumns,
  changed: readonly ContactField[],
): Pick<LeadColumns, 'first_name' | 'last_name' | 'email' | 'phone'> {
  if (!changed.includes('name')) return { first_name, last_name, email, phone }
  const [firstName = '', ...others] = name.split(' ')
  return { first_name: firstName, last_name: others.join(' '), email, phone }
}

/** The answers say the same as the columns, whether a form of ours asked or a client sent a row. */
function answersWith(
  form: EnquiryForm,
  answers: Answers,
  details: ContactDetails,
  changed: readonly ContactField[],
): Answers {
  const corrected = { ...answers }
  const set = (name: string, answer: string) => {
    if (answer) corrected[name] = answer
    else delete corrected[name]
  }
  for (const field of changed) {
    const asked = questionsOf(form).find(({ kind }) => kind === field)
    const isRow = !asked && questionsOf(form).some(({ name }) => name in rowNames)
    if (!isRow) set(asked?.name ?? `contact-${field}`, details[field])
    else if (field !== 'name') set(field, details[field])
    else {
      const [firstName = '', ...others] = details.name.split(' ')
      set('first_name', firstName)
      set('last_name', others.join(' '))
    }
  }
  return corrected
}

const rowNames = { first_name: true, last_name: true, email: true, phone: true }
