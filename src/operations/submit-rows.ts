import type { Limited } from '#database/lead-insertion.ts'
import { type RejectedRows, readRows } from '#domain/lead/row.ts'
import { submissionFromRow } from '#domain/lead/submission-from-row.ts'
import { type StoreLeadsDeps, sha256, storeLeads } from './store-leads.ts'

export type Rows = {
  body: unknown
  /** The only columns to read, where the client names them. */
  columns?: readonly string[]
  /** Sent again with the same key, rows are the ones that were stored the first time. */
  idempotencyKey?: string
  /** The site that sent them, where a browser tells. */
  originHost?: string
  /** The end of the client's key, to know it by: keys may begin alike. */
  keyName: string
  /** Who is held to the limit: the key and the address together. */
  sender?: string
}

export type SubmittedRows = { ok: true; stored: number } | RejectedRows | Limited

/** Turns rows that came with a public key into leads: all of them, or none. */
export async function submitRows(rows: Rows, deps: StoreLeadsDeps): Promise<SubmittedRows> {
  const { body, columns, idempotencyKey, originHost, keyName, sender } = rows
  const read = readRows(body, columns, deps.parsePhone)
  if (!read.ok) return read
  const submissions = read.rows.map((row, index) =>
    submissionFromRow(row, {
      keyName,
      originHost,
      submission: idempotencyKey && sha256(JSON.stringify([keyName, idempotencyKey, index])),
    }),
  )
  const stored = await storeLeads(submissions, sender, deps)
  if (!stored.ok) return stored
  return { ok: true, stored: stored.receipts.filter(({ repeated }) => !repeated).length }
}
