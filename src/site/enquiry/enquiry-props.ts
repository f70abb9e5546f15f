import type { Country } from '#domain/enquiry/country.ts'
import type { Answers, EnquiryForm, EnquiryKind } from '#domain/enquiry/form.ts'
import type { Problem } from '#domain/enquiry/problems.ts'

export type EnquiryProps = {
  form: EnquiryForm
  country: Country
  /** The address this form stands on. */
  page: string
  consents: Record<EnquiryKind, string>
  /** Whether consent takes a tick, and not just the sentence. */
  mustTick: boolean
  rejected?: Rejected | undefined
}

/** A post that made no lead: what was in it, and why it comes back. */
export type Rejected = {
  answers: Answers
  problems: readonly Problem[]
  /** Why it could not be stored, though nothing is wrong with it. */
  notice?: string | undefined
  /** What a calculator was asked, which goes along. */
  estimate?: string | undefined
}
