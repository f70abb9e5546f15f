import type { LeadReceipt, Limited } from '#database/lead-insertion.ts'
import type { EnquiryForm, EnquiryKind } from '#domain/enquiry/form.ts'
import type { ValidationDeps } from '#domain/enquiry/problems.ts'
import { type Validated, validateEnquiry } from '#domain/enquiry/validate.ts'
import type { Submission } from '#domain/lead/derive-lead.ts'
import { type Rejection, reject } from '#domain/result.ts'
import { type StoreLeadsDeps, storeLead } from './store-leads.ts'

/** A form as it was sent: what was typed, unchecked, and all that came with it. */
export type Enquiry = Pick<
  Submission,
  'interest' | 'page' | 'attributions' | 'submission' | 'estimate' | 'signs'
> & {
  form: EnquiryForm
  typed: Record<string, unknown>
  /** What pressing the button agrees to, by what is asked for, and whether the visitor agreed. */
  consents: Record<EnquiryKind, Submission['consent']>
  consentGiven: boolean
  /** Whoever is held to the limit: the visitor's address. */
  sender?: string
}

/** Answers that are not a lead yet, with what is wrong with each. */
export type InvalidEnquiry = Rejection<'invalid'> & Validated
export type SubmittedEnquiry =
  | ({ ok: true; kind: EnquiryKind } & LeadReceipt)
  | InvalidEnquiry
  | Limited

/** Turns an enquiry into a lead that outlives the process, or says what is wrong with it. */
export async function submitEnquiry(
  { form, typed, consents, consentGiven, sender, ...enquiry }: Enquiry,
  deps: StoreLeadsDeps & ValidationDeps,
): Promise<SubmittedEnquiry> {
  const { country, parsePhone } = deps
  const { answers, kind, problems } = validateEnquiry(form, typed, {
    consentGiven,
    country,
    parsePhone,
  })
  if (problems.length > 0)
    return { ...reject('invalid', 'Some answers need another look'), answers, kind, problems }
  const submission: Submission = {
    ...enquiry,
    leadSource: 'site',
    kind,
    form,
    answers,
    consent: consents[kind],
  }
  const stored = await storeLead(submission, sender, deps)
  return stored.ok ? { kind, ...stored } : stored
}
