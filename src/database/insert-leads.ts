import type { StoredLead } from '#domain/lead/stored-lead.ts'
import { insertOnPostgres } from './insert-leads-postgres.ts'
import { insertOnSqlite } from './insert-leads-sqlite.ts'
import type { LeadReceipt, Limited, RateLimit } from './lead-insertion.ts'
import type { Database } from './open.ts'

/**
 * Inserts leads with the deliveries they are owed, all or none, durable once it returns. One that repeats another is
 * not stored again: the same submission with the same answers at any time, or the same answers from anywhere within
 * ten minutes. All are held to the limit together: taken while there is room for one, they count as many.
 */
export function insertLeads(
  { engine, queries }: Database,
  leads: readonly StoredLead[],
  limit: RateLimit | undefined,
): Promise<LeadReceipt[] | Limited> {
  // In one order for everybody, or two transactions with the same rows could wait for each other.
  const inOrder = leads.toSorted((a, b) => (a.row.fingerprint < b.row.fingerprint ? -1 : 1))
  return engine === 'sqlite'
    ? insertOnSqlite(queries, inOrder, limit)
    : insertOnPostgres(queries, inOrder, limit)
}
