import type { Queries } from './schema.ts'

export type AuditEntry = {
  id: string
  at: string
  operator: string | null
  kind: string
  lead?: string | null
  detail?: object
}

/** Writes down who did what, and when: in the same transaction as what was done. */
export async function recordAudit(
  queries: Queries,
  { id, at, operator, kind, lead = null, detail = {} }: AuditEntry,
): Promise<void> {
  await queries
    .insertInto('audit')
    .values({ id, at, operator, kind, lead, detail: JSON.stringify(detail) })
    // Sent again with the same id, it is the same entry.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
