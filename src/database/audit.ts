import type { AuditEvent } from '#domain/operator/audit-event.ts'
import type { Database } from './open.ts'
import type { Db } from './schema.ts'

export type AuditEntry = {
  id: string
  at: string
  operator: string | null
  lead?: string | null
} & AuditEvent

/** Writes down who did what, and when: in the same transaction as what was done. */
export async function recordAudit(
  db: Db,
  { id, at, operator, kind, lead = null, detail = {} }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ id, at, operator, kind, lead, detail: JSON.stringify(detail) })
    // Sent again with the same id, it is the same entry.
    .onConflict((oc) => oc.column('id').doNothing())
    .execute()
}

/**
 * Writes something down about a lead, unless it was erased or never was. The lead is held meanwhile: an erasure at
 * the same time would else miss what is being written.
 */
export async function recordOnLead(
  { engine, db }: Database,
  entry: AuditEntry & { lead: string },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (await isErased({ engine, db: trx }, entry.lead)) return false
    await recordAudit(trx, entry)
    return true
  })
}

/** Whether a lead was erased, or is not there. Within a transaction it stays so until the end. */
export async function isErased(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  lead: string,
): Promise<boolean> {
  const query = db.selectFrom('enquiries').select('erased_at').where('id', '=', lead)
  const row = await (engine === 'postgres' ? query.forShare() : query).executeTakeFirst()
  return !row || row.erased_at !== null
}
