import type { InsertedLead, InsertedLeads, LeadReceipt, RateLimit } from '#domain/lead/insertion.ts'
import type { StoredLead } from '#domain/lead/stored-lead.ts'
import { insertAudit } from '../account/audit.ts'
import type { Database } from '../open.ts'
import type { Db } from '../schema.ts'
import { type CountedLead, insertOnPostgres } from './insert-lead-postgres.ts'
import { insertOnSqlite } from './insert-lead-sqlite.ts'

/**
 * Inserts leads with their deliveries. A repeat is not stored again: the same submission with the same answers at any time, or the same
 * answers from anywhere within ten minutes. The rate limit is checked once: they are accepted if the sender is below it, and each of them
 * counts. Run inside a transaction.
 */
export async function insertLeads(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  leads: readonly StoredLead[],
  limit: RateLimit | undefined,
): Promise<InsertedLeads> {
  const receipts: LeadReceipt[] = []
  // Sorted, since two transactions with the same rows in different orders could deadlock.
  const inOrder = leads.toSorted((a, b) => (a.row.fingerprint < b.row.fingerprint ? -1 : 1))
  for (const lead of inOrder) {
    const counted = lead === inOrder[0] && limit ? { ...limit, many: leads.length } : undefined
    const inserted =
      engine === 'sqlite'
        ? await insertOnSqlite(db, lead, counted)
        : await insertOneOnPostgres(db, { lead, counted })
    // Only the first is counted, so nothing was inserted before it.
    if (!inserted.ok) return inserted
    const { ok: _, ...receipt } = inserted
    if (lead.addedBy && !inserted.repeated) await recordAddition(db, lead, lead.addedBy)
    receipts.push(receipt)
  }
  return { ok: true, receipts }
}

async function insertOneOnPostgres(db: Db, lead: CountedLead): Promise<InsertedLead> {
  const [inserted] = await insertOnPostgres(db, [lead])
  if (!inserted) throw new Error('what became of a lead is known')
  return inserted
}

async function recordAddition(db: Db, { row }: StoredLead, operator: string): Promise<void> {
  const { id, created_at: at } = row
  await insertAudit(db, { id, at, operator, lead: id, kind: 'lead.added' })
}
