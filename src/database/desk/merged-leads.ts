import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { carrierOf, type GroupedLead } from '#domain/lead/carrier.ts'
import { isOpenState, openStates } from '#domain/lead/state.ts'
import type { Db, Schema } from '../schema.ts'

export type MergedLead = GroupedLead & {
  mergedInto: string | null
  reference: string
  receivedAt: string
}

/** A lead and all that are merged with it, the earliest first: one person's. Empty where it was erased or never was. */
export async function listMerged(db: Db, lead: string): Promise<MergedLead[]> {
  const row = await db
    .selectFrom('enquiries')
    .select(['id', 'merged_into'])
    .where('id', '=', lead)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!row) return []
  const carrier = row.merged_into ?? row.id
  return listGroup(db, (eb) => eb.or([eb('id', '=', carrier), eb('merged_into', '=', carrier)]))
}

function listGroup(
  db: Db,
  where: (eb: ExpressionBuilder<Schema, 'enquiries'>) => Expression<SqlBool>,
): Promise<MergedLead[]> {
  return db
    .selectFrom('enquiries')
    .select(['id', 'reference_number as reference', 'created_at as receivedAt', 'state'])
    .select([
      'contacted_at as contactedAt',
      'promised_by as promisedBy',
      'merged_into as mergedInto',
    ])
    .select((eb) =>
      eb
        .selectFrom('contacts')
        .select('call_back_at')
        .whereRef('contacts.lead', '=', 'enquiries.id')
        .where('by', '=', 'operator')
        .orderBy('at', 'desc')
        .orderBy('contacts.id', 'desc')
        .limit(1)
        .as('callBackAt'),
    )
    .where(where)
    .where('erased_at', 'is', null)
    .orderBy('enquiries.id')
    .execute()
}

/** Open leads since a moment that are one person's with an earlier one by phone and email together, and not merged yet. */
export async function listUnmerged(
  db: Db,
  { since, size }: { since: Date; size: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries as later')
    .innerJoin('enquiries as earlier', (join) =>
      join
        .onRef('earlier.phone_e164', '=', 'later.phone_e164')
        .onRef('earlier.email_key', '=', 'later.email_key')
        .onRef('earlier.id', '<', 'later.id'),
    )
    .select('later.id')
    .distinct()
    .where('later.phone_e164', '<>', '')
    .where('later.email_key', '<>', '')
    .where('later.state', 'in', openStates)
    .where('earlier.state', 'in', openStates)
    .where(
      sql<SqlBool>`coalesce(later.merged_into, later.id) <> coalesce(earlier.merged_into, earlier.id)`,
    )
    .where(sql<SqlBool>`not ${areSeparate('earlier', 'later')}`)
    .where('later.created_at', '>=', since.toISOString())
    .orderBy('later.id')
    .limit(size)
    .execute()
  return rows.map(({ id }) => id)
}

/** The open leads that are one person's with a lead by phone and email together, and not merged with it yet. */
export async function listUnmergedWith(
  db: Db,
  lead: string,
  { size }: { size: number },
): Promise<string[]> {
  const own = await db
    .selectFrom('enquiries')
    .select(['id', 'merged_into', 'phone_e164', 'email_key'])
    .where('id', '=', lead)
    .where('state', 'in', openStates)
    .executeTakeFirst()
  if (!own?.phone_e164 || !own.email_key) return []
  const separate = await listSeparateFrom(db, lead)
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where('phone_e164', '=', own.phone_e164)
    .where('email_key', '=', own.email_key)
    .where('state', 'in', openStates)
    .where(sql<string>`coalesce(merged_into, id)`, '<>', own.merged_into ?? own.id)
    .where('id', 'not in', [lead, ...separate])
    .orderBy('id')
    .limit(size)
    .execute()
  return rows.map(({ id }) => id)
}

/** The open leads that a call to one lead's person is about: that lead, and those merged with it. */
export async function listMergedOpen(db: Db, lead: string): Promise<string[]> {
  const merged = await listMerged(db, lead)
  const open = merged.filter(({ id, state }) => id !== lead && isOpenState(state))
  return [lead, ...open.map(({ id }) => id)]
}

/** All leads of some persons, locked in one order: two changes of persons at once wait for each other. */
export async function lockPersons(db: Db, leads: readonly string[]): Promise<void> {
  const lists = await Promise.all(leads.map((lead) => listMerged(db, lead)))
  const ids = [...new Set([...leads, ...lists.flat().map(({ id }) => id)])]
  await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Makes these leads one person's. Returns what `merged_into` was and is, where it changed. */
export async function joinLeads(db: Db, ids: readonly string[]): Promise<Pointer[]> {
  if (ids.length === 0) return []
  const leads = await listGroup(db, (eb) => eb('id', 'in', ids))
  const carrier = carrierOf(leads)
  const changed = leads.flatMap(({ id, mergedInto }) => {
    const to = id === carrier ? null : (carrier ?? null)
    return mergedInto === to ? [] : [{ lead: id, from: mergedInto, to }]
  })
  for (const { lead, to } of changed)
    await db.updateTable('enquiries').set({ merged_into: to }).where('id', '=', lead).execute()
  return changed
}

export type Pointer = { lead: string; from: string | null; to: string | null }

/**
 * Chooses which of a person's merged leads carries their place in the queue, after one of them changed: the lead itself where it is
 * merged with none.
 */
export async function chooseCarrier(
  db: Db,
  lead: string,
): Promise<{ carrier: string; merged: string[] }> {
  const leads = await listMerged(db, lead)
  if (leads.length < 2) return { carrier: lead, merged: [] }
  const ids = leads.map(({ id }) => id)
  await joinLeads(db, ids)
  const carrier = carrierOf(leads) ?? lead
  return { carrier, merged: ids.filter((id) => id !== carrier) }
}

/** Takes a lead out of those it is merged with, such as one that is being erased. Returns who is left of the person's. */
export async function leaveMerged(db: Db, lead: string): Promise<string[]> {
  const merged = await listMerged(db, lead)
  const others = merged.map(({ id }) => id).filter((id) => id !== lead)
  if (others.length === 0) return []
  await db.updateTable('enquiries').set({ merged_into: null }).where('id', '=', lead).execute()
  await joinLeads(db, others)
  return others
}

/** The condition that two rows were marked as different people's. */
export function areSeparate(one: string, other: string) {
  const [id, otherId] = [sql.ref(`${one}.id`), sql.ref(`${other}.id`)]
  return sql<boolean>`exists (
    select 1 from separate_leads where (lead = ${id} and other = ${otherId})
    or (lead = ${otherId} and other = ${id})
  )`
}

/** Two leads that are not the same person's, smaller id first. */
export type Pair = { lead: string; other: string }

export function pairOf(one: string, other: string): Pair {
  return one < other ? { lead: one, other } : { lead: other, other: one }
}

type StoredPair = Pair & { by: string; at: string }

/** The pairs that are known to be of different people, among them at least one of these leads. */
export async function listSeparate(db: Db, leads: readonly string[]): Promise<StoredPair[]> {
  if (leads.length === 0) return []
  return db
    .selectFrom('separate_leads')
    .select(['lead', 'other', 'by', 'at'])
    .where((eb) => eb.or([eb('lead', 'in', leads), eb('other', 'in', leads)]))
    .execute()
}

/** The leads that were marked as other people's than this one. */
export async function listSeparateFrom(db: Db, lead: string): Promise<string[]> {
  const pairs = await listSeparate(db, [lead])
  return pairs.map((pair) => (pair.lead === lead ? pair.other : pair.lead))
}

export async function insertSeparate(db: Db, pairs: readonly StoredPair[]): Promise<void> {
  if (pairs.length === 0) return
  await db
    .insertInto('separate_leads')
    .values([...pairs])
    .onConflict((oc) => oc.columns(['lead', 'other']).doNothing())
    .execute()
}

export async function deleteSeparate(db: Db, pairs: readonly Pair[]): Promise<void> {
  for (const { lead, other } of pairs)
    await db
      .deleteFrom('separate_leads')
      .where('lead', '=', lead)
      .where('other', '=', other)
      .execute()
}

/** How to undo that leads were merged or separated. */
export type PersonUndo = { pointers: Pointer[]; joined: StoredPair[]; separated: Pair[] }

/**
 * Puts merged and separated leads back as they were, in the transaction that undoes it on one of them. Returns false where another one was
 * merged or separated since.
 */
export async function undoPersonChange(
  db: Db,
  lead: string,
  { pointers, joined, separated }: PersonUndo,
): Promise<boolean> {
  const ids = pointers.map((pointer) => pointer.lead)
  const current = ids.length > 0 ? await listGroup(db, (eb) => eb('id', 'in', ids)) : []
  const isAsLeft = (pointer: Pointer) =>
    current.some(({ id, mergedInto }) => id === pointer.lead && mergedInto === pointer.to)
  if (!pointers.every(isAsLeft)) return false
  for (const { lead: id, from } of pointers)
    await db
      .updateTable('enquiries')
      // The lead itself is raised by what undoes it.
      .set({ merged_into: from, ...(id === lead ? {} : { version: sql`version + 1` }) })
      .where('id', '=', id)
      .execute()
  await deleteSeparate(db, separated)
  await insertSeparate(db, joined)
  return true
}

/**
 * A person is escalated, counted and written to once: of their merged leads whose promises run, the one whose promise ends first. For
 * queries on `enquiries` that ask for running promises.
 */
export const isFirstPromise = sql<SqlBool>`
  not exists (${earlierPromise(sql`merged.merged_into = coalesce(enquiries.merged_into, enquiries.id)`)})
  and not exists (${earlierPromise(sql`merged.id = enquiries.merged_into`)})`

// Both ways in one query, by an 'or', take PostgreSQL ten times as long to plan.
function earlierPromise(isMerged: RawBuilder<unknown>) {
  return sql`select 1 from enquiries as merged
    where ${isMerged} and merged.state = 'new' and merged.contacted_at is null
    and (merged.promised_by, merged.id) < (enquiries.promised_by, enquiries.id)`
}
