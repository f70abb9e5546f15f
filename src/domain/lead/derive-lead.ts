import { channels } from '../delivery/channel.ts'
import { deliveriesOwed, type Receiver } from '../delivery/owed.ts'
import type { Country } from '../enquiry/country.ts'
import type { Answers, EnquiryForm, EnquiryKind } from '../enquiry/form.ts'
import type { ParsePhone } from '../enquiry/problems.ts'
import type { StoredEstimate } from '../estimate/stored-estimate.ts'
import { regionOf } from '../region.ts'
import { type Attributions, type LeadSource, trafficSourceOf } from './attribution.ts'
import { columnsFor, type LeadColumns } from './columns.ts'
import { contactDueAt } from './promise.ts'
import { searchKeysOf } from './search.ts'
import type { StoredLead } from './stored-lead.ts'
import { type Signs, suspicionOf } from './suspicion.ts'

/** An enquiry that nothing is wrong with: all that a lead is made of. */
export type Submission = {
  leadSource: LeadSource
  kind: EnquiryKind
  form: EnquiryForm
  answers: Answers
  /** Where they came as a row; else they follow from the answers. */
  columns?: LeadColumns
  /** What was picked beside an article. */
  interest?: string
  page: string
  attributions: Attributions
  /** Made once per filling-in, so that a second try is known as one. */
  submission?: string
  consent: { wording: string; version: string }
  estimate?: StoredEstimate
  signs?: Signs
}

/** What a lead takes beside the submission: the domain has no clock, no chance and no secrets. */
export type DeriveLeadDeps = {
  now: Date
  id: string
  reference: string
  /** Everybody who may be owed the lead. */
  receivers: readonly Receiver[]
  country: Country
  parsePhone: ParsePhone
  /** The same for the same content, and nothing can be read from it. */
  fingerprint: (content: string) => string
  /** Stands for an address that is not to be stored once more. */
  addressKey: (address: string) => string
}

/** The whole lead: everything its row says, and the deliveries it is owed. */
export function deriveLead(submission: Submission, deps: DeriveLeadDeps): StoredLead {
  const { leadSource, kind, form, answers, interest, attributions, consent, estimate, signs } =
    submission
  const columns =
    submission.columns ?? columnsFor(form, answers, { country: deps.country, interest })
  const createdAt = deps.now.toISOString()
  const phone = deps.parsePhone(columns.phone)
  const suspected = suspicionOf(signs ?? {}) ?? null
  const searchKeys = searchKeysOf(columns)
  const deliveries = deliveriesOwed({ email: columns.email, leadSource, kind }, deps.receivers)
  const confirms = deliveries.some(({ channel }) => channels[channel].recipient === 'visitor')
  return {
    row: {
      ...columns,
      ...searchKeys,
      consent: true,
      reference_number: deps.reference,
      id: deps.id,
      created_at: createdAt,
      form_slug: form.slug,
      form_shown: JSON.stringify(form),
      answers: JSON.stringify(answers),
      phone_e164: phone?.e164 ?? '',
      phone_doubtful: phone?.doubtful ?? false,
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
      contact_due_at: contactDueAt(createdAt),
      region: regionOf(columns.postcode, deps.country) ?? '',
      came_from: trafficSourceOf(attributions, leadSource),
    },
    deliveries,
    confirmationKey: confirms ? deps.addressKey(searchKeys.email_key) : undefined,
  }
}

/** What makes two submissions the same, in whatever order it was answered. */
function contentOf({ form, answers, columns, interest = '' }: Submission): string {
  if (columns) return JSON.stringify([form.slug, columns])
  const sorted = Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([form.slug, interest, sorted])
}
