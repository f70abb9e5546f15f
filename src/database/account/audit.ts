import { v7 as uuidv7 } from 'uuid'
import type { AuditEvent } from '#domain/account/audit-event.ts'
import type { Reports } from '../open.ts'
import type { Db } from '../schema.ts'

export type AuditEntry = {
  /** Given where the same entry may be recorded twice. */
  id?: string
  at: string
  operator: string | null
  lead?: string | null
  /** Who of an installer did it, by name. */
  person?: string | undefined
} & AuditEvent

/** Stores who did what, and when. Returns false where an entry with its id exists: the request was repeated. */
export async function insertAudit(
  db: Db,
  { id = uuidv7(), at, operator, kind, lead = null, detail = {}, person }: AuditEntry,
): Promise<boolean> {
  const inserted = await db
    .insertInto('audit')
    .values({ id, at, operator, kind, lead, detail: JSON.stringify(detail), person })
    .onConflict((oc) => oc.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
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

/** One page of the audit log, the latest first. `beyond` is the last entry of the page before. */
export async function listAudit(
  { mayBeOld: db }: Reports,
  { beyond, size }: { beyond?: { at: string; id: string } | undefined; size: number },
) {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('operators', 'operators.id', 'audit.operator')
    .leftJoin('enquiries', 'enquiries.id', 'audit.lead')
    .select(['audit.id', 'audit.at', 'audit.kind', 'audit.operator', 'audit.lead', 'audit.detail'])
    .select(['operators.name', 'enquiries.reference_number'])
    .$if(beyond !== undefined, (qb) =>
      qb.where((eb) =>
        eb.or([
          eb('audit.at', '<', beyond?.at ?? ''),
          eb.and([eb('audit.at', '=', beyond?.at ?? ''), eb('audit.id', '<', beyond?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(size + 1)
    .execute()
  return {
    more: rows.length > size,
    entries: rows.slice(0, size).map((row) => ({
      id: row.id,
      at: row.at,
      kind: row.kind,
      /** Null when the visitor or the system did it. */
      operator: row.operator === null ? null : (row.name ?? ''),
      operatorId: row.operator,
      lead: row.lead,
      reference: row.reference_number,
      detail: withoutPersonalText(JSON.parse(row.detail)),
    })),
  }
}

/** Text about a person is shown with their lead only. */
function withoutPersonalText({ text, line, ...detail }: Record<string, unknown>) {
  return detail
}
