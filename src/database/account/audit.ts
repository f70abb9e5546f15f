import { sql } from 'kysely'
import type { AuditEvent } from '#domain/account/audit-event.ts'
import { wordsOf } from '#domain/lead/words.ts'
import type { Database } from '../open.ts'
import type { Db } from '../schema.ts'

export type AuditEntry = {
  id: string
  at: string
  operator: string | null
  lead?: string | null
} & AuditEvent

/** Records who did what, and when. Call it in the transaction that makes the change. */
export async function recordAudit(
  db: Db,
  { id, at, operator, kind, lead = null, detail = {} }: AuditEntry,
): Promise<void> {
  const recorded = await db
    .insertInto('audit')
    .values({ id, at, operator, kind, lead, detail: JSON.stringify(detail) })
    // An entry with the same id is a repeated request.
    .onConflict((oc) => oc.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (recorded && kind === 'lead.noted' && lead)
    await addNoteWords(db, lead, String((detail as { text?: unknown }).text ?? ''))
}

/** Adds the words of a note to those that its lead is found by. */
async function addNoteWords(db: Db, lead: string, note: string): Promise<void> {
  const words = wordsOf(note).join(' ')
  if (!words) return
  // Added in the statement, since two notes may be written at once.
  await db
    .insertInto('lead_words')
    .values({ lead, about: '', notes: words })
    .onConflict((oc) =>
      oc.column('lead').doUpdateSet({ notes: sql`trim(lead_words.notes || ' ' || ${words})` }),
    )
    .execute()
}

/**
 * Adds an audit entry to a lead, unless the lead was erased or does not exist. The lead's row is locked meanwhile, so
 * that a simultaneous erasure cannot miss the entry.
 */
export async function recordOnLead(
  { db }: Database,
  entry: AuditEntry & { lead: string },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (await isErased(trx, entry.lead)) return false
    await recordAudit(trx, entry)
    return true
  })
}

/** Records in one insert that an operator took a copy of these leads, but of those that were erased. */
export async function recordCopies(
  { db }: Database,
  leads: readonly string[],
  { at, operator, newId }: { at: string; operator: string; newId: () => string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const query = trx
      .selectFrom('enquiries')
      .select('id')
      .where('id', 'in', leads)
      .where('erased_at', 'is', null)
      .orderBy('id')
    const rows = await query.forShare().execute()
    if (rows.length === 0) return
    await trx
      .insertInto('audit')
      .values(
        rows.map(({ id: lead }) => ({
          ...{ id: newId(), at, operator, lead },
          ...{ kind: 'person.given' satisfies AuditEvent['kind'], detail: '{}' },
        })),
      )
      .execute()
  })
}

/** Whether a lead was erased or does not exist. In a transaction it locks the row, so the answer stays true. */
export async function isErased(db: Db, lead: string): Promise<boolean> {
  const query = db.selectFrom('enquiries').select('erased_at').where('id', '=', lead)
  const row = await query.forShare().executeTakeFirst()
  return !row || row.erased_at !== null
}
