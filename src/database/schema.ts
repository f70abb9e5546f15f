import type { ColumnType, Insertable, Kysely } from 'kysely'
import type { Channel, LeadEvent } from '#domain/delivery/delivery.ts'
import type { CameBy } from '#domain/delivery/owed.ts'
import type { LeadColumns } from '#domain/lead/columns.ts'

/**
 * On both engines the query layer hands out moments as ISO 8601 text in UTC and JSON as text.
 * SQLite reads a flag back as 0 or 1.
 */
type Flag = ColumnType<boolean | number, boolean, boolean>

export type Schema = {
  enquiries: EnquiriesTable
  fingerprints: FingerprintsTable
  settings: { name: string; value: string }
  deliveries: DeliveriesTable
  attempts: AttemptsTable
  webhook_endpoints: WebhookEndpointsTable
  rate_counts: { name: string; minute: number; count: number }
  confirmations: ConfirmationsTable
}

/** One row per lead: the specification's columns under their own names, then ours. */
export type EnquiriesTable = LeadColumns & {
  consent: Flag
  reference_number: string
  /** UUIDv7: sorts by the time it was made. */
  id: string
  created_at: string
  form_slug: string
  /** The form as the visitor saw it, and every answer, whatever columns there are. */
  form_shown: string
  answers: string
  phone_e164: string
  phone_doubtful: Flag
  page: string
  source: string
  submission: string | null
  fingerprint: string
  /** The first lead of the same submission, where this one came with changed answers. */
  earlier_lead: string | null
  consent_wording: string
  consent_version: string
  /** The e-mail address in lower case, by which duplicates are found. */
  email_key: string
  /** Why a machine may have sent it. Its deliveries wait for an operator. */
  suspected: string | null
  /** The latest lead of thirty days with the same e-mail or phone. Marked, never merged. */
  duplicate_of: string | null
  withdrawn_at: string | null
  came_by: CameBy
}

/** A lead before it is kept: what stands in other rows is found out while keeping it. */
export type NewLead = Omit<
  Insertable<EnquiriesTable>,
  'earlier_lead' | 'duplicate_of' | 'withdrawn_at'
>

/** Queue and history in one. What is still to be tried has a `retry_at`; what is not has none. */
export type DeliveriesTable = {
  id: string
  lead: string
  channel: Channel
  event: LeadEvent
  endpoint: string | null
  created_at: string
  retry_at: string | null
  /** Until then a worker has it in hand; after that the worker must have died. */
  claimed_until: string | null
  attempts: ColumnType<number, number | undefined, number>
  delivered_at: string | null
  gave_up_at: string | null
  held_at: string | null
  stopped_at: string | null
}

/** Begun when a worker takes a delivery. One that was never ended was cut off by a kill. */
export type AttemptsTable = {
  delivery: string
  number: number
  started_at: string
  took_ms: number | null
  delivered: ColumnType<boolean | number | null, boolean | null, boolean | null>
  answer: string | null
}

export type WebhookEndpointsTable = {
  id: string
  url: string
  secret: string
  created_at: string
  disabled_at: string | null
}

/** When an address, told only by its keyed hash, was last owed a confirmation: the last three times. */
type ConfirmationsTable = {
  address: string
  latest: string
  second: string | null
  third: string | null
}

/** The latest lead with these very answers, so that a double click is one lead. */
type FingerprintsTable = {
  fingerprint: string
  lead: string
  reference_number: string
  taken_at: string
}

export type Queries = Kysely<Schema>
