import type { Selectable } from 'kysely'
import { type Contact, isReached, reachedOutcomes } from '#domain/lead/contact.ts'
import type { ContactsTable, Db } from '../schema.ts'
import { type LeadRow, updateLead } from './lead-row.ts'

export type ContactRow = Selectable<ContactsTable>

export type NewContact = Contact & {
  lead: string
  /** The offer that an installer called about. */
  offer?: string | null
}

/** Writes what a new contact changes of its lead, which must be locked. Whether the lead moved to contacted. */
export async function moveByContact(
  db: Db,
  { state, contacted_at }: Pick<LeadRow, 'state' | 'contacted_at'>,
  { lead, by, outcome, at }: NewContact,
): Promise<boolean> {
  const hasReached = isReached(outcome)
  const isFirst = hasReached && (!contacted_at || at < contacted_at)
  const isMove = hasReached && state === 'new'
  if (isFirst || isMove || by === 'visitor')
    await updateLead(db, lead, {
      ...(isFirst ? { contacted_at: at } : {}),
      ...(isMove ? { state: 'contacted' } : {}),
    })
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

/**
 * Whether an operator dialled a lead's number since it came, about any enquiry, and was asked to stop. A person who answers a number
 * speaks for it; one who only typed it doesn't.
 */
export async function hasAskedToStop(
  db: Db,
  { phone_e164, created_at }: Pick<LeadRow, 'phone_e164' | 'created_at'>,
): Promise<boolean> {
  if (!phone_e164) return false
  const contact = await db
    .selectFrom('contacts')
    .innerJoin('enquiries', 'enquiries.id', 'contacts.lead')
    .select('contacts.id')
    .where('phone_e164', '=', phone_e164)
    .where('contacts.by', '=', 'operator')
    .where('contacts.channel', '=', 'phone')
    .where('contacts.outcome', '=', 'asked-to-stop')
    .where('contacts.at', '>=', created_at)
    .limit(1)
    .executeTakeFirst()
  return contact !== undefined
}

/** Whether the visitor or an installer recorded that they have spoken. */
export async function isConfirmedByOthers(db: Db, lead: string): Promise<boolean> {
  const contact = await db
    .selectFrom('contacts')
    .select('id')
    .where('lead', '=', lead)
    .where('outcome', 'in', reachedOutcomes)
    .where('by', '<>', 'operator')
    .limit(1)
    .executeTakeFirst()
  return contact !== undefined
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
export async function listContacts(
  db: Db,
  leads: readonly string[],
): Promise<(Contact & { lead: string })[]> {
  if (leads.length === 0) return []
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

export async function deleteContact(db: Db, id: string): Promise<void> {
  await db.deleteFrom('contacts').where('id', '=', id).execute()
}
