import type { Limited } from '#domain/lead/insertion.ts'
import { type RejectedRows, readRows } from '#domain/lead/row.ts'
import { submissionFromRow } from '#domain/lead/submission-from-row.ts'
import { type StoreLeadsDeps, sha256, storeLeads } from './store-leads.ts'

export type Rows = {
  body: unknown
  /** The columns to read, when the client names them. */
  columns?: readonly string[]
  /** Rows sent again with the same key are not stored twice. */
  idempotencyKey?: string
  /** The sending site, when the browser says which it is. */
  originHost?: string
  /** The end of the client's key, which identifies it: keys may begin alike. */
  keyName: string
  /** What the rate limit counts by: the key and the address together. */
  sender?: string
}

export type SubmittedRows = { ok: true; stored: number } | RejectedRows | Limited

/** Stores rows that came with a public key as leads: all of them, or none. */
export async function submitRows(rows: Rows, deps: StoreLeadsDeps): Promise<SubmittedRows> {
  const { body, columns, idempotencyKey, originHost, keyName, sender } = rows
  const byChannel = deps.consentKind === 'channels' ? deps.now() : undefined
  const read = readRows(body, columns, deps, byChannel)
  if (!read.ok) return read
  const submissions = read.rows.map((row, index) =>
    submissionFromRow(row, {
      keyName,
      originHost,
      boxes: read.boxes?.[index],
      submission: idempotencyKey && sha256(JSON.stringify([keyName, idempotencyKey, index])),
    }),
  )
  const stored = await storeLeads(submissions, sender, deps)
  if (!stored.ok) return stored
  return { ok: true, stored: stored.receipts.filter(({ repeated }) => !repeated).length }
}
