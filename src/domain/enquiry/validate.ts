import type { Answers, EnquiryForm, EnquiryKind } from './form.ts'
import { enquiryKind } from './kind.ts'
import { type Problem, parseAnswers, type ValidationDeps, validateAnswers } from './problems.ts'

export type Validated = { answers: Answers; kind: EnquiryKind; problems: Problem[] }

/** The tidied answers, the kind of enquiry, and all problems. */
export function validateEnquiry(
  form: EnquiryForm,
  typed: Record<string, unknown>,
  { consentGiven, ...checking }: ValidationDeps & { consentGiven: boolean },
): Validated {
  const answers = parseAnswers(form, typed)
  const kind = enquiryKind(form, answers)
  const problems = validateAnswers(form, answers, checking)
  if (!consentGiven) problems.push({ question: 'consent', message: consentMissing[kind] })
  return { answers, kind, problems }
}

const consentMissing: Record<EnquiryKind, string> = {
  quotes: 'Tick the box, so that we may share your details with installers',
  question: 'Tick the box, so that we may answer you',
}
