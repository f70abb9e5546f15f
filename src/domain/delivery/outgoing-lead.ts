import { type Answers, type EnquiryForm, type EnquiryKind, questionsOf } from '../enquiry/form.ts'
import { dialString } from '../enquiry/phone.ts'
import type { StoredEstimate } from '../estimate/shared/stored-estimate.ts'
import type { Attributions, LeadSource } from '../lead/attribution.ts'
import type { Caller } from '../lead/caller.ts'
import type { LeadColumns } from '../lead/columns.ts'
import type { LeadState } from '../lead/state.ts'
import type { ChannelBox } from '../privacy/channel-consent.ts'
import type { CallWish } from '../promise/call-wish.ts'
import type { Channel } from './channel.ts'

/** A question and its answer, in the words the visitor saw. */
export type AnsweredQuestion = { ask: string; answer: string }

/** Corrected answers with the wording of their questions, and notes for the caller. */
type VisitorChanges = {
  corrections: { at: string; ask: string; before: string; after: string }[]
  notes: { at: string; text: string }[]
}

/** A lead as the channels send it out. */
export type OutgoingLead = {
  id: string
  reference: string
  receivedAt: string
  /** By when the call or the answer is promised, if one is. */
  promisedBy: string | null
  /** By when we call instead, where the promise could not be kept. */
  newPromiseBy: string | null
  /** The first moment at which the call is allowed. */
  callableFrom: string
  /** Until when the consent lets us call and write. */
  consentUntil: string
  state: LeadState
  /** Whether the desk still has something to do for it. */
  isOpen: boolean
  /** The operator it is assigned to. */
  owner: string | null
  callers: Caller[]
  wish: CallWish
  /** Whether an installer is sought for it, who would call first where the brand has it so. */
  seeksInstaller: boolean
  /** Whether they see prices first: no calls before their yes to an installer. */
  awaitsYes: boolean
  /** What the visitor changed on their own page, the latest first. */
  changes: VisitorChanges
  /** When its visitor, or the desk for them, last changed the lead, and otherwise when it was received. */
  changedAt: string
  /** Whether the latest change was a correction at the desk. */
  changedAtDesk?: boolean
  /** The systems that the visitor stopped: one by one, or all by withdrawing. */
  stops: { channel: Channel; endpoint: string | null; at: string }[]
  /** When we or an installer first spoke with the visitor. */
  contactedAt: string | null
  leadSource: LeadSource
  columns: LeadColumns
  /** Named by visitors whose postcode lies in two nations. */
  nation: string | null
  formSlug: string
  kind: EnquiryKind
  /** In the order they were asked. */
  answered: AnsweredQuestion[]
  /** The calculator result the visitor enquired from. */
  estimate: StoredEstimate | null
  page: string
  attributions: Attributions
  consent: { wording: string; version: string }
  /** The versions that calls and texts were agreed to by, where the brand asks by channel. */
  boxes: Record<ChannelBox, string | null>
  /** Why it looks like spam; null when it does not. */
  suspected: string | null
  /** The latest lead of the last thirty days with the same email or phone. */
  duplicateOf: string | null
  earlierLead: string | null
  phone: { e164: string; doubtful: boolean }
  withdrawnAt: string | null
  /** Once set, the only thing that may still go out is that the lead was erased. */
  erasedAt: string | null
}

/** The number as typed, and what to dial. */
export function phoneOf({ columns, phone }: Pick<OutgoingLead, 'columns' | 'phone'>): {
  label: string
  link: string
} {
  return { label: columns.phone, link: phone.e164 && dialString(columns.phone, phone.e164) }
}

/** Answers with the wording of the form. Answers without a question come last, under their own name. */
export function answeredQuestions(
  form: Pick<EnquiryForm, 'steps'>,
  answers: Answers,
): AnsweredQuestion[] {
  return namedAnswers(form, answers).map(({ ask, answer }) => ({ ask, answer }))
}

/** As `answeredQuestions`, with the question's name in its form. */
export function namedAnswers(
  form: Pick<EnquiryForm, 'steps'>,
  answers: Answers,
): (AnsweredQuestion & { question: string })[] {
  const questions = questionsOf(form)
  const asked = questions.flatMap((question) => {
    const value = answers[question.name]
    if (!value) return []
    const choice =
      question.kind === 'choice' && question.choices.find((choice) => choice.value === value)
    return [{ question: question.name, ask: question.ask, answer: choice ? choice.label : value }]
  })
  const unasked = Object.entries(answers)
    .filter(([name, value]) => value && !questions.some((question) => question.name === name))
    .map(([name, value]) => ({ question: name, ask: name, answer: String(value) }))
  return [...asked, ...unasked]
}

/** When the visitor withdrew from this receiver: from all of them, or from it alone. */
export function withdrawnFrom(
  { channel, endpoint }: { channel: Channel; endpoint: string | null },
  { withdrawnAt, stops }: Pick<OutgoingLead, 'withdrawnAt' | 'stops'>,
): string | null {
  const stop = stops.find((one) => one.channel === channel && one.endpoint === endpoint)
  return withdrawnAt ?? stop?.at ?? null
}
