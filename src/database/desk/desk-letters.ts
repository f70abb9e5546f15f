import { sql } from 'kysely'
import type { WrittenLetter } from '#domain/delivery/content.ts'
import type { LetterText } from '#domain/desk/template.ts'
import { recordAudit } from '../account/audit.ts'
import { insertVisitorLetter } from '../enquiry/visitor-letters.ts'
import type { Database } from '../open.ts'
import type { Db } from '../schema.ts'
import { getLeadStanding } from './lead-changes.ts'
import { lockLead } from './lead-row.ts'
import type { LeadUndo } from './lead-undo.ts'

export type DeskLetter = LetterText & {
  /** Also of its delivery, so that the same letter sent twice is one. */
  id: string
  lead: string
  /** As the operator saw it. */
  version: number
  operator: string
  now: Date
  /** When it goes out: once it can't be undone any more. */
  dueAt: Date
  auditId: string
}

/** Stores a letter to a visitor and owes it, if the lead still has the version that the operator saw. */
export async function insertDeskLetter(
  { db }: Database,
  { id, lead, version, operator, subject, body, now, dueAt, auditId }: DeskLetter,
): Promise<'inserted' | 'repeated' | 'changed meanwhile' | 'too many'> {
  return db.transaction().execute(async (trx) => {
    const row = await lockLead(trx, lead)
    if (row && (await getDeskLetter(trx, id))) return 'repeated'
    const standing = row && (await getLeadStanding(trx, lead))
    if (!row || !standing || row.version !== version) return 'changed meanwhile'
    const owed = await insertVisitorLetter(trx, {
      ...{ id, lead, emailKey: row.email_key, event: 'desk.letter', operator },
      ...{ dedupeKey: `desk letter ${id}`, now, dueAt },
    })
    if (!owed) return 'too many'
    const at = now.toISOString()
    await trx.insertInto('desk_letters').values({ id, lead, operator, subject, body, at }).execute()
    const undo: LeadUndo = {
      version: version + 1,
      operator,
      kind: 'lead.written',
      lead: standing.columns,
      deliveries: [],
      letter: id,
    }
    await trx
      .updateTable('enquiries')
      .set({ undo: JSON.stringify(undo), version: sql`version + 1` })
      .where('id', '=', lead)
      .execute()
    await recordAudit(trx, { id: auditId, at, operator, lead, kind: 'lead.written' })
    return 'inserted'
  })
}

/** A letter as it goes out, with who answers for it. */
export async function getDeskLetter(db: Db, id: string): Promise<WrittenLetter | undefined> {
  const row = await db
    .selectFrom('desk_letters')
    .leftJoin('operators', 'operators.id', 'desk_letters.operator')
    .select(['desk_letters.subject', 'desk_letters.body'])
    .select(['operators.name', 'operators.email', 'operators.closed_at'])
    .where('desk_letters.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  return { subject: row.subject, body: row.body, replyTo: row.closed_at ? null : row.email }
}

/** The letters that operators wrote about these leads, the latest first. */
export function listDeskLetters(db: Db, leads: readonly string[]) {
  return db
    .selectFrom('desk_letters')
    .select(['id', 'lead', 'operator', 'subject', 'body', 'at'])
    .where('lead', 'in', leads)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
