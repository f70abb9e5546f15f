import type { OwedDelivery } from '../delivery/owed.ts'
import type { Way } from '../offer/offer.ts'
import type { StoredReceipt } from '../privacy/consent-receipt.ts'
import type { AttributionSource, LeadSource } from './attribution.ts'
import type { LeadColumns } from './columns.ts'
import type { ContactChannel, LeadState } from './state.ts'

/** The row of a new lead: the specification's columns under their own names, then ours. JSON is text. */
export type NewLeadRow = LeadColumns & {
  consent: true
  reference_number: string
  id: string
  created_at: string
  form_slug: string
  form_shown: string
  answers: string
  phone_e164: string
  phone_doubtful: boolean
  page: string
  source: string
  submission: string | null
  fingerprint: string
  consent_wording: string
  consent_version: string
  consent_calls: string | null
  consent_texts: string | null
  email_key: string
  suspected: string | null
  came_by: LeadSource
  estimate: string | null
  state: LeadState
  next_action: 'first-call' | 'first-answer' | null
  next_action_at: string | null
  contact_due_at: string | null
  promised_by: string | null
  callable_from: string
  consent_until: string
  name_key: string
  family_key: string
  region: string
  nation: string | null
  came_from: AttributionSource
  way: Way | null
  prices_by: string | null
}

/** What was agreed to by one box, as it is stored for good. */
export type StoredConsent = {
  wording: string
  version: string
  channels: readonly ContactChannel[]
  at: string
  page: string
}

/** A new lead and its deliveries, which are stored together or not at all. */
export type StoredLead = {
  row: NewLeadRow
  deliveries: readonly OwedDelivery[]
  /** Of its consent. */
  receipt: StoredReceipt
  /** By channel, where the brand asks so. */
  consents?: readonly StoredConsent[] | undefined
  /** The operator who added it by hand. */
  addedBy?: string | undefined
  /** A keyed hash of the address, for counting confirmations; undefined when none is queued. */
  confirmationKey?: string | undefined
  /** The request that it came with. */
  requestId?: string | undefined
}
