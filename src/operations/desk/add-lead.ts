import { reachProblem, spokenForm } from '#domain/desk/added-lead.ts'
import { type Answers, type EnquiryForm, questionsOf } from '#domain/enquiry/form.ts'
import { type Problem, parseAnswers, type ValidationDeps } from '#domain/enquiry/problems.ts'
import { spokenVersions } from '#domain/lead/spoken-consent.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { tidyLines } from '#domain/tidy.ts'
import type { StoreLeadsDeps } from '../enquiry/store-leads.ts'
import { submitEnquiry } from '../enquiry/submit-enquiry.ts'

/** What an operator enters for a visitor who rang. */
export type AddedLead = {
  /** Made by the browser, so that a second press is one lead. */
  submission: string
  form: EnquiryForm
  typed: Record<string, unknown>
  /** What they agreed to, in their words. */
  consent: string
  /** The sentence about installers that they agreed to; undefined where they did not. */
  installersSentence?: string | undefined
  /** Who may call by that. */
  callers: string
}

export type AddLeadResult =
  | Result<{ lead: string; reference: string }, 'unavailable'>
  | (Rejection<'invalid'> & { problems: Problem[] })

const shortestConsent = 10

/** Stores an enquiry made on the telephone, by the same path as all enquiries. */
export async function addLead(
  { submission, form, typed, consent, installersSentence = '', callers }: AddedLead,
  operator: { id: string },
  deps: StoreLeadsDeps & ValidationDeps,
): Promise<AddLeadResult> {
  const spoken = spokenForm(form)
  const words = tidyLines(consent)
  const problems = problemsWith({ spoken, typed, words })
  const version = installersSentence ? spokenVersions.installers : spokenVersions.us
  const given = { wording: installersSentence, version, callers, spoken: words }
  // They rang us, so we may ring them about it.
  const calls = hasPhone(spoken, parseAnswers(spoken, typed))
  const channels = { calls: given, texts: given, note: '' }
  const submitted = await submitEnquiry(
    {
      form: spoken,
      typed,
      submission,
      page: '',
      attributions: { last: { page: '' } },
      consents: { quotes: given, question: given, complaint: given, channels },
      consentGiven: true,
      ticks: deps.consentKind === 'channels' ? { answer: true, calls, texts: false } : undefined,
      leadSource: 'telephone',
      addedBy: operator.id,
      isRejected: problems.length > 0,
    },
    deps,
  )
  if (submitted.ok) return { ok: true, lead: submitted.lead, reference: submitted.reference }
  if (submitted.code === 'limited') return reject('unavailable', submitted.message)
  return {
    ...reject('invalid', 'Some answers need another look'),
    problems: [...submitted.problems, ...problems],
  }
}

function hasPhone(form: EnquiryForm, answers: Answers): boolean {
  return questionsOf(form).some(({ kind, name }) => kind === 'phone' && Boolean(answers[name]))
}

function problemsWith({
  spoken,
  typed,
  words,
}: {
  spoken: EnquiryForm
  typed: Record<string, unknown>
  words: string
}): Problem[] {
  const reach = reachProblem(spoken, parseAnswers(spoken, typed))
  return [
    ...(reach ? [reach] : []),
    ...(words.length < shortestConsent
      ? [{ question: 'consent', message: 'Write down what they agreed to, in their words.' }]
      : []),
  ]
}
