import { type Answers, type EnquiryForm, type EnquiryKind, questionsOf } from '../enquiry/form.ts'
import type { StoredEstimate } from '../estimate/stored-estimate.ts'
import type { LeadColumns } from '../lead/columns.ts'
import type { Source } from '../lead/source.ts'

/** A question and its answer, in the words the visitor saw. */
export type AnsweredQuestion = { ask: string; answer: string }

/** The lead as channels get it. */
export type LeadTold = {
  id: string
  reference: string
  receivedAt: string
  columns: LeadColumns
  formSlug: string
  kind: EnquiryKind
  /** In the order they were asked. */
  answered: AnsweredQuestion[]
  /** What they had worked out before they enquired. */
  estimate: StoredEstimate | null
  page: string
  source: Source
  consent: { wording: string; version: string }
  /** Why a machine may have sent it. */
  suspected: string | null
  /** The latest lead of the last thirty days with the same e-mail or phone. */
  duplicateOf: string | null
  earlierLead: string | null
  phone: { e164: string; doubtful: boolean }
  withdrawnAt: string | null
  /** Since then nothing of it may be told but that it was erased. */
  erasedAt: string | null
}

/** Answers in the words the form showed; what no question asked for stands last, under its own name. */
export function answeredOn(form: Pick<EnquiryForm, 'steps'>, answers: Answers): AnsweredQuestion[] {
  const questions = questionsOf(form)
  const asked = questions.flatMap((question) => {
    const given = answers[question.name]
    if (!given) return []
    const choice =
      question.kind === 'choice' && question.choices.find(({ value }) => value === given)
    return [{ ask: question.ask, answer: choice ? choice.label : given }]
  })
  const unasked = Object.entries(answers)
    .filter(([name, given]) => given && !questions.some((question) => question.name === name))
    .map(([name, given]) => ({ ask: name, answer: String(given) }))
  return [...asked, ...unasked]
}
