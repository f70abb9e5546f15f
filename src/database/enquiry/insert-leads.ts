import type { StoredLead } from '#domain/lead/stored-lead.ts'
import { recordAudit } from '../account/audit.ts'
import type { Database } from '../open.ts'
import type { Db } from '../schema.ts'
import { insertOnPostgres } from './insert-lead-postgres.ts'
import { insertOnSqlite } from './insert-lead-sqlite.ts'
import type { InsertedLeads, LeadReceipt, RateLimit } from './lead-insertion.ts'

/**
 * Inserts leads with their deliveries, all or none, durably. A repeat is not stored again: the same submission with the
 * same answers at any time, or the same answers from anywhere within ten minutes. The rate limit is checked once: they
 * are accepted if the sender is below it, and each of them counts.
 */
export function insertLeads(
  { engine, db }: Database,
  leads: readonly StoredLead[],
  limit: RateLimit | undefined,
): Promise<InsertedLeads> {
  // Sorted, since two transactions with the same rows in different orders could deadlock.
  const inOrder = leads.toSorted((a, b) => (a.row.fingerprint < b.row.fingerprint ? -1 : 1))
  const insertOne = engine === 'sqlite' ? insertOnSqlite : insertOnPostgres
  const insertAll = (db: Db) => insertEach(db, inOrder, limit, insertOne)
  // On PostgreSQL a single lead is a single statement and needs no transaction.
  const [first, ...others] = leads
  return engine === 'postgres' && others.length === 0 && !first?.addedBy
    ? insertAll(db)
    : db.transaction().execute(insertAll)
}

/** Whether the database would take them: they are inserted as any other, and the transaction is rolled back. */
export async function tryInsertLeads(
  { engine, db }: Database,
  leads: readonly StoredLead[],
  limit: RateLimit | undefined,
): Promise<InsertedLeads> {
  const insertOne = engine === 'sqlite' ? insertOnSqlite : insertOnPostgres
  const trial = await db.startTransaction().execute()
  try {
    return await insertEach(trial, leads, limit, insertOne)
  } finally {
    await trial.rollback().execute()
  }
}

async function insertEach(
  db: Db,
  leads: readonly StoredLead[],
  limit: RateLimit | undefined,
  insertOne: typeof insertOnSqlite,
): Promise<InsertedLeads> {
  const receipts: LeadReceipt[] = []
  for (const lead of leads) {
    const counted = lead === leads[0] && limit ? { ...limit, many: leads.length } : undefined
    const inserted = await insertOne(db, lead, counted)
    // Only the first is counted, so nothing was inserted before it.
    if (!inserted.ok) return inserted
    const { ok: _, ...receipt } = inserted
    if (lead.addedBy && !inserted.repeated) await recordAddition(db, lead, lead.addedBy)
    receipts.push(receipt)
  }
  return { ok: true, receipts }
}

function recordAddition(db: Db, { row }: StoredLead, operator: string): Promise<void> {
  const { id, created_at: at } = row
  return recordAudit(db, { id, at, operator, lead: id, kind: 'lead.added' })
}
