import { type Selectable, sql } from 'kysely'
import { type Contact, isReached, reachedOutcomes } from '#domain/lead/contact.ts'
import type { LeadState } from '#domain/lead/state.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { recordAudit } from '../account/audit.ts'
import { insertDeliveries, type NewDelivery } from '../delivery/deliveries.ts'
import type { ContactsTable, Db } from '../schema.ts'
import { updateNextAction } from './queue.ts'

export type ContactRow = Selectable<ContactsTable>

export type NewContact = Contact & {
  lead: string
  /** The offer that an installer called about. */
  offer?: string | null
}

export type ContactDeps = { calling: CallingRules; owed?: readonly NewDelivery[] }

/**
 * Writes a contact and its history entry, under one id. The first contact of a new lead moves it to contacted. Whoever has
 * the lead open learns of it: its version goes up where the state, the first contact or the visitor's word is new. What it
 * is the reason for is owed with it. Its lead must be locked. False where it was recorded before.
 */
export async function writeContact(
  db: Db,
  standing: Contacted,
  contact: NewContact,
  { calling, owed = [] }: ContactDeps,
): Promise<boolean> {
  const { id, lead, by, who, channel, outcome, at } = contact
  if (!(await insertContact(db, contact))) return false
  const isMove = await moveByContact(db, standing, contact)
  const operator = by === 'operator' ? who : null
  await recordAudit(db, {
    id,
    at,
    operator,
    lead,
    ...(isMove
      ? { kind: 'lead.contacted', detail: { to: 'contacted', channel } }
      : { kind: 'lead.called', detail: { outcome, channel } }),
  })
  await updateNextAction(db, lead, calling)
  await insertDeliveries(db, owed)
  return true
}

type Contacted = { state: LeadState; contacted_at: string | null }

/** Writes what a new contact changes of its lead, which must be locked. Whether the lead moved to contacted. */
export async function moveByContact(
  db: Db,
  { state, contacted_at }: Contacted,
  { lead, by, outcome, at }: NewContact,
): Promise<boolean> {
  const hasReached = isReached(outcome)
  const isFirst = hasReached && (!contacted_at || at < contacted_at)
  const isMove = hasReached && state === 'new'
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

/** Inserts a contact in the transaction that records it on the lead. False where the id exists. */
export async function insertContact(
  db: Db,
  { callBackAt = null, ...contact }: NewContact,
): Promise<boolean> {
  const inserted = await db
    .insertInto('contacts')
    .values({ offer: null, ...contact, call_back_at: callBackAt })
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
    .where('outcome', 'in', reachedOutcomes)
    .returningAll()
    .execute()
}

/** All contacts of these leads, the earliest first. */
export function listContacts(
  db: Db,
  leads: readonly string[],
): Promise<(Contact & { lead: string })[]> {
  return db
    .selectFrom('contacts')
    .select(['id', 'lead', 'by', 'who', 'channel', 'outcome', 'at', 'call_back_at as callBackAt'])
    .where('lead', 'in', leads)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** The lead of a contact that was recorded before; undefined where it was not. */
export function getRecordedContact(db: Db, id: string): Promise<{ lead: string } | undefined> {
  return db.selectFrom('contacts').select('lead').where('id', '=', id).executeTakeFirst()
}
