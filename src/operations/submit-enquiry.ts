import type { LeadReceipt, Limited } from '#database/lead-insertion.ts'
import type { EnquiryForm, EnquiryKind } from '#domain/enquiry/form.ts'
import type { Checking } from '#domain/enquiry/problems.ts'
import { type Validated, validateEnquiry } from '#domain/enquiry/validate.ts'
import type { Submission } from '#domain/lead/derive-lead.ts'
import { type StoreLeadsDeps, storeLead } from './store-leads.ts'

/** A form as it was sent: what was typed, unchecked, and all that came with it. */
export type Enquiry = Pick<
  Submission,
  'interest' | 'page' | 'source' | 'submission' | 'estimate' | 'signs'
> & {
  form: EnquiryForm
  typed: Record<string, unknown>
  /** What pressing the button agrees to, by what is asked for, and whether the visitor agreed. */
  consents: Record<EnquiryKind, Submission['consent']>
  consentGiven: boolean
  /** Whoever is held to the limit: the visitor's address. */
  sender?: string
}

export type Refused = { ok: false } & Validated
export type Submitted =
  | ({ ok: true; kind: EnquiryKind } & LeadReceipt)
  | ({ ok: false } & Limited)
  | Refused

/** Turns an enquiry into a lead that outlives the process, or tells what is wrong with it. */
export async function submitEnquiry(
  { form, typed, consents, consentGiven, sender, ...enquiry }: Enquiry,
  deps: StoreLeadsDeps & Checking,
): Promise<Submitted> {
  const { country, readPhone } = deps
  const { answers, kind, problems } = validateEnquiry(form, typed, {
    consentGiven,
    country,
    readPhone,
  })
  if (problems.length > 0) return { ok: false, answers, kind, problems }
  const submission: Submission = {
    ...enquiry,
    cameBy: 'site',
    kind,
    form,
    answers,
    consent: consents[kind],
  }
  const stored = await storeLead(submission, sender, deps)
  return 'limited' in stored ? { ok: false, ...stored } : { ok: true, kind, ...stored }
}
