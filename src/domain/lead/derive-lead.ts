import { channels } from '../delivery/channel.ts'
import { deliveriesOwed, type OwedDelivery } from '../delivery/owed.ts'
import type { Country } from '../enquiry/country.ts'
import type { Answers, EnquiryForm, EnquiryKind } from '../enquiry/form.ts'
import type { ParsePhone } from '../enquiry/problems.ts'
import type { StoredEstimate } from '../estimate/shared/stored-estimate.ts'
import { consentUntil } from '../privacy/consent-until.ts'
import type { CallingRules } from '../promise/calling-calendar.ts'
import { type Attributions, attributionSourceOf, type LeadSource } from './attribution.ts'
import { columnsFor, type LeadColumns } from './columns.ts'
import { callMoments, derivedColumns } from './derived-columns.ts'
import type { StoredLead } from './stored-lead.ts'
import { type Signs, suspicionOf } from './suspicion.ts'

/** A valid enquiry: everything that a lead is made from. */
export type Submission = {
  leadSource: LeadSource
  /** The operator who wrote it down for somebody on the telephone. */
  addedBy?: string
  kind: EnquiryKind
  form: EnquiryForm
  answers: Answers
  /** Set when a client sent a row; otherwise the columns are derived from the answers. */
  columns?: LeadColumns
  /** The service that the visitor chose beside an article. */
  interest?: string
  page: string
  attributions: Attributions
  /** Generated once per filled-in form, so that a second attempt to send it is recognised. */
  submission?: string
  consent: { wording: string; version: string }
  estimate?: StoredEstimate
  signs?: Signs
}

/** What a lead needs besides the submission: the domain has no clock, no randomness and no secrets. */
export type DeriveLeadDeps = {
  now: Date
  id: string
  reference: string
  /** All deliveries that a lead may be owed. */
  receivers: readonly OwedDelivery[]
  country: Country
  /** When the brand calls, from which the promise follows. */
  calling: CallingRules
  parsePhone: ParsePhone
  /** A one-way hash. */
  fingerprint: (content: string) => string
  /** A keyed hash of an address. */
  addressKey: (address: string) => string
}

/** Derives the row of a new lead and the deliveries it is owed. */
export function deriveLead(submission: Submission, deps: DeriveLeadDeps): StoredLead {
  const { leadSource, kind, form, answers, interest, attributions, consent, estimate, signs } =
    submission
  const columns =
    submission.columns ?? columnsFor(form, answers, { country: deps.country, interest })
  const createdAt = deps.now.toISOString()
  const moments = callMoments(deps.now, columns.postcode, deps.calling)
  const derived = derivedColumns(columns, deps)
  const suspected = suspicionOf(signs ?? {}) ?? null
  const deliveries = deliveriesOwed({ email: columns.email, leadSource, kind }, deps.receivers)
  const confirms = deliveries.some(({ channel }) => channels[channel].recipient === 'visitor')
  return {
    row: {
      ...columns,
      ...derived,
      ...moments,
      consent: true,
      reference_number: deps.reference,
      id: deps.id,
      created_at: createdAt,
      form_slug: form.slug,
      form_shown: JSON.stringify(form),
      answers: JSON.stringify(answers),
      page: submission.page,
      source: JSON.stringify(attributions),
      submission: submission.submission ?? null,
      fingerprint: deps.fingerprint(contentOf(submission)),
      consent_wording: consent.wording,
      consent_version: consent.version,
      suspected,
      came_by: leadSource,
      estimate: estimate ? JSON.stringify(estimate) : null,
      state: suspected ? 'held' : 'new',
      next_action: suspected ? null : 'first-call',
      next_action_at: suspected ? null : moments.callable_from,
      contact_due_at: moments.promised_by,
      consent_until: consentUntil(deps.now).toISOString(),
      came_from: attributionSourceOf(attributions, leadSource),
    },
    deliveries,
    addedBy: submission.addedBy,
    confirmationKey: confirms ? deps.addressKey(derived.email_key) : undefined,
  }
}

/** The content by which two submissions are the same, whatever the order of the answers. */
function contentOf({ form, answers, columns, interest = '' }: Submission): string {
  if (columns) return JSON.stringify([form.slug, columns])
  const sorted = Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([form.slug, interest, sorted])
}
