import type { ColumnType, Insertable, Kysely } from 'kysely'
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
}

export type NewLead = Omit<Insertable<EnquiriesTable>, 'earlier_lead'>

/** The latest lead with these very answers, so that a double click is one lead. */
type FingerprintsTable = {
  fingerprint: string
  lead: string
  reference_number: string
  taken_at: string
}

export type Queries = Kysely<Schema>
