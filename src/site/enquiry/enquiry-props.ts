import type { Country } from '#domain/enquiry/country.ts'
import type { Answers, EnquiryForm, EnquiryKind } from '#domain/enquiry/form.ts'
import type { Problem } from '#domain/enquiry/problems.ts'

export type EnquiryProps = {
  form: EnquiryForm
  country: Country
  /** The page this form stands on. */
  page: string
  consents: Record<EnquiryKind, string>
  /** Whether the visitor has to tick a box for consent. */
  mustTick: boolean
  /** Whether the house that answers stands on the page. */
  besideHouse?: boolean | undefined
  rejected?: Rejected | undefined
}

/** A post that was rejected: what it contained, and why. */
export type Rejected = {
  answers: Answers
  problems: readonly Problem[]
  /** Why it could not be stored although its answers are right. */
  notice?: string | undefined
  /** The calculator inputs that were sent along. */
  estimate?: string | undefined
}
