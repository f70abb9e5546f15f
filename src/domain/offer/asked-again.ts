import { namedAnswers } from '../delivery/outgoing-lead.ts'
import { type Answers, type EnquiryForm, questionsOf } from '../enquiry/form.ts'

/** A later enquiry of the same person, as the installer with the earlier one reads it. Moments are ISO 8601 text. */
export type AskedAgain = {
  at: string
  service: string
  /** By when they were promised another call; null once it came. */
  callBy: string | null
  /** Whether they see prices first: about this one no calls are allowed before their yes. */
  seesPrices: boolean
  changed: ChangedAnswer[]
}

/** A question with what was answered now, and before; empty where it was not asked then. */
type ChangedAnswer = { ask: string; before: string; after: string }

type Answered = { form: Pick<EnquiryForm, 'steps'>; answers: Answers }

/** The answers of a later enquiry that are new or differ from the earlier one. The visitor's contact details don't count. */
export function changedAnswers(earlier: Answered, later: Answered): ChangedAnswer[] {
  const before = new Map(
    namedAnswers(earlier.form, earlier.answers).map(({ question, answer }) => [question, answer]),
  )
  const contact = questionsOf(later.form)
    .filter(({ kind }) => ['name', 'email', 'phone'].includes(kind))
    .map(({ name }) => name)
  return namedAnswers(later.form, later.answers)
    .filter(({ question, answer }) => before.get(question) !== answer)
    .filter(({ question }) => !contact.includes(question))
    .map(({ question, ask, answer }) => ({
      ask,
      before: before.get(question) ?? '',
      after: answer,
    }))
}
