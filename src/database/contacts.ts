import { type Selectable, sql } from 'kysely'
import type { Contact } from '#domain/lead/contact.ts'
import type { LeadState } from '#domain/lead/state.ts'
import { recordAudit } from './audit.ts'
import { insertDeliveries, type NewDelivery } from './deliveries.ts'
import type { Database } from './open.ts'
import type { ContactsTable, Db } from './schema.ts'

export type ContactRow = Selectable<ContactsTable>

export type NewContact = Contact & {
  lead: string
  /** The offer that an installer called about. */
  offer?: string | null
}

/**
 * Records a contact and its history entry, under one id. The first contact of a new lead moves it to contacted. Whoever
 * has the lead open learns of it: its version goes up where the state, the first contact or the visitor's word is new. What
 * it is the reason for is owed in the same transaction. False for a lead that was erased or never was. The same id twice is
 * one contact.
 */
export async function recordContact(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  contact: NewContact,
  owed: readonly NewDelivery[] = [],
): Promise<boolean> {
  const { id, lead, by, who, channel, outcome, at } = contact
  return db.transaction().execute(async (trx) => {
    const standing = await lockLead({ engine, db: trx }, lead)
    if (!standing) return false
    if (!(await insertContact(trx, contact))) return true
    const isMove = await moveByContact(trx, standing, contact)
    const operator = by === 'operator' ? who : null
    await recordAudit(trx, {
      id,
      at,
      operator,
      lead,
      ...(isMove
        ? { kind: 'lead.contacted', detail: { to: 'contacted', channel } }
        : { kind: 'lead.called', detail: { outcome, channel } }),
    })
    await insertDeliveries(trx, owed)
    return true
  })
}

type Contacted = { state: LeadState; contacted_at: string | null }

/** Writes what a new contact changes of its lead, which must be locked. Whether the lead moved to contacted. */
export async function moveByContact(
  db: Db,
  { state, contacted_at }: Contacted,
  { lead, by, outcome, at }: NewContact,
): Promise<boolean> {
  const isReached = outcome === 'reached'
  const isFirst = isReached && (!contacted_at || at < contacted_at)
  const isMove = isReached && state === 'new'
  if (isFirst || isMove || by === 'visitor')
    await db
      .updateTable('enquiries')
      .set({
        version: sql`version + 1`,
        ...(isFirst ? { contacted_at: at } : {}),
        ...(isMove ? { state: 'contacted' } : {}),
      })
      .where('id', '=', lead)
      .execute()
  return isMove
}

async function lockLead({ engine, db }: Pick<Database, 'engine' | 'db'>, lead: string) {
  const query = db
    .selectFrom('enquiries')
    .select(['state', 'contacted_at'])
    .where('id', '=', lead)
    .where('erased_at', 'is', null)
  return (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
}

/** Inserts a contact in the transaction that records it on the lead. False where the id exists. */
export async function insertContact(db: Db, contact: NewContact): Promise<boolean> {
  const inserted = await db
    .insertInto('contacts')
    .values({ offer: null, ...contact })
    .onConflict((oc) => oc.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Takes back what operators recorded as reached, and returns it so that it can be restored. */
export function takeBackReached(db: Db, lead: string): Promise<ContactRow[]> {
  return db
    .deleteFrom('contacts')
    .where('lead', '=', lead)
    .where('by', '=', 'operator')
    .where('outcome', '=', 'reached')
    .returningAll()
    .execute()
}

/** All contacts of a lead, the earliest first. */
export function listContacts(db: Db, lead: string): Promise<Contact[]> {
  return db
    .selectFrom('contacts')
    .select(['id', 'by', 'who', 'channel', 'outcome', 'at'])
    .where('lead', '=', lead)
    .orderBy('at')
    .orderBy('id')
    .execute()
}
