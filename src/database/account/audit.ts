import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { AuditEvent } from '#domain/account/audit-event.ts'
import { wordsOf } from '#domain/lead/words.ts'
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

/** Records in one insert that an operator took a copy of these leads, but of those that were erased. */
export async function recordCopies(
  db: Db,
  leads: readonly string[],
  { at, operator }: { at: string; operator: string },
): Promise<void> {
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', 'in', leads)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute()
  if (rows.length === 0) return
  const kind = 'person.given' satisfies AuditEvent['kind']
  await db
    .insertInto('audit')
    .values(rows.map(({ id: lead }) => ({ id: uuidv7(), at, operator, lead, kind, detail: '{}' })))
    .execute()
}

/** Whether a lead was erased or does not exist. In a transaction it locks the row, so the answer stays true. */
export async function isErased(db: Db, lead: string): Promise<boolean> {
  const query = db.selectFrom('enquiries').select('erased_at').where('id', '=', lead)
  const row = await query.forShare().executeTakeFirst()
  return !row || row.erased_at !== null
}
