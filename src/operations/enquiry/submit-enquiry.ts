import type { EnquiryForm, EnquiryKind } from '#domain/enquiry/form.ts'
import type { ValidationDeps } from '#domain/enquiry/problems.ts'
import { phoneDoubts, type Validated, validateEnquiry } from '#domain/enquiry/validate.ts'
import type { Submission } from '#domain/lead/derive-lead.ts'
import type { LeadReceipt, Limited } from '#domain/lead/insertion.ts'
import { type FormConsents, givenBoxes, type Ticks } from '#domain/privacy/channel-consent.ts'
import { type Rejection, reject } from '#domain/result.ts'
import { tidy } from '#domain/tidy.ts'
import { type StoreLeadsDeps, storeLead } from './store-leads.ts'

/** A form as the visitor sent it, before validation. */
export type Enquiry = Pick<
  Submission,
  'interest' | 'page' | 'attributions' | 'submission' | 'estimate' | 'signs'
> & {
  form: EnquiryForm
  typed: Record<string, unknown>
  /** The consent that each kind of enquiry asks for, and the boxes beside it. */
  consents: FormConsents
  consentGiven: boolean
  /** What was ticked, where the brand asks by channel. */
  ticks?: Ticks | undefined
  /** The phone number that the visitor was asked about before, or ''; undefined where the visitor can't be asked, as with a program. */
  asked?: string | undefined
  /** What the rate limit counts by: the visitor's address. */
  sender?: string
  /** Default: a form on our site. */
  leadSource?: Submission['leadSource']
  addedBy?: Submission['addedBy']
  /** Whether something beside the answers is invalid, so that nothing may be stored. */
  isRejected?: boolean
}

/** Invalid answers and their problems. */
export type InvalidEnquiry = Rejection<'invalid'> & Validated
export type SubmittedEnquiry =
  | ({ ok: true; kind: EnquiryKind } & LeadReceipt)
  | InvalidEnquiry
  | Limited

/** Validates an enquiry and stores it as a lead, or returns its problems. */
export async function submitEnquiry(
  {
    form,
    typed,
    consents,
    consentGiven,
    ticks,
    asked,
    sender,
    isRejected = false,
    ...enquiry
  }: Enquiry,
  deps: StoreLeadsDeps & ValidationDeps,
): Promise<SubmittedEnquiry> {
  const { country, parsePhone } = deps
  const { answers, kind, problems } = validateEnquiry(form, typed, {
    consentGiven,
    ticks,
    country,
    parsePhone,
  })
  if (problems.length === 0 && asked !== undefined)
    problems.push(...phoneDoubts(form, answers, { asked: tidy(asked), country, parsePhone }))
  if (problems.length > 0 || isRejected)
    return { ...reject('invalid', 'Some answers need another look'), answers, kind, problems }
  const consent = consents[kind]
  if (!consent) throw new Error(`Nothing is asked for by the form ${form.slug} as ${kind}`)
  const submission: Submission = {
    leadSource: 'site',
    ...enquiry,
    kind,
    form,
    answers,
    consent,
    boxes: ticks && consents.channels && givenBoxes(consents.channels, ticks),
  }
  const stored = await storeLead(submission, sender, deps)
  return stored.ok ? { kind, ...stored } : stored
}
