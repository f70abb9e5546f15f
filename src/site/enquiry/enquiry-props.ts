import type { Country } from '#domain/enquiry/country.ts'
import type { Answers, EnquiryForm, EnquiryKind } from '#domain/enquiry/form.ts'
import type { Problem } from '#domain/enquiry/problems.ts'
import type { ChannelBox, Ticks } from '#domain/privacy/channel-consent.ts'

export type EnquiryProps = {
  form: EnquiryForm
  country: Country
  /** The page this form is on. */
  page: string
  consents: Partial<Record<EnquiryKind, string>>
  /** Whether the visitor has to tick a box for consent. */
  mustTick: boolean
  /** The boxes for calls and texts, where the brand asks by channel. */
  channels?: BoxWordings | undefined
  /** Whether the house that answers is on the page. */
  besideHouse?: boolean | undefined
  rejected?: Rejected | undefined
  /** What was entered in the calculator beside it. */
  known?: Answers | undefined
}

/** What the boxes say, and the text under them. */
export type BoxWordings = Record<ChannelBox | 'note', string>

/** A post that was rejected: what it contained, and why. */
export type Rejected = {
  answers: Answers
  /** The boxes as they were ticked. */
  ticks?: Ticks | undefined
  problems: readonly Problem[]
  /** Why it could not be stored although its answers are right. */
  notice?: string | undefined
  /** The calculator inputs that were sent along. */
  estimate?: string | undefined
}
