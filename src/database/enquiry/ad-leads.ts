import { type Selectable, sql } from 'kysely'
import type { AdFormField } from '#domain/lead/ad-form.ts'
import type { AdField, AdLead, AdPlace } from '#domain/lead/ad-lead.ts'
import type { AdFormsTable, AdLeadsTable, Db } from '../schema.ts'

/** What came and is no lead yet. */
export type WaitingAdLead = { id: string; receivedAt: string; fields: AdField[]; place: AdPlace }

/** What a network sent, under the id by which we know it. */
export type NewAdLead = AdLead & { key: string }

/** Inserts what a network sent, and its form where that is new. False where it came before. */
export async function insertAdLead(
  db: Db,
  { key, ...lead }: NewAdLead,
  { now, newId }: { now: Date; newId: string },
): Promise<boolean> {
  const at = now.toISOString()
  const form = await getOrInsertForm(db, lead, { id: newId, at })
  const isFetched = lead.fields !== null
  const inserted = await db
    .insertInto('ad_leads')
    .values({
      id: key,
      ad_form: form.id,
      network_id: isFetched ? null : lead.id,
      received_at: at,
      place: JSON.stringify(lead.place),
      fields: lead.fields && JSON.stringify(lead.fields),
      is_test: lead.isTest,
      fetch_at: isFetched ? null : at,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted && lead.fields) await addFields(db, form.id, lead.fields)
  return inserted !== undefined
}

async function getOrInsertForm(
  db: Db,
  { network, form }: Pick<AdLead, 'network' | 'form'>,
  { id, at }: { id: string; at: string },
): Promise<{ id: string }> {
  await db
    .insertInto('ad_forms')
    .values({ id, network, form, fields: '[]', first_at: at })
    .onConflict((oc) => oc.columns(['network', 'form']).doNothing())
    .execute()
  return db
    .selectFrom('ad_forms')
    .select('id')
    .where('network', '=', network)
    .where('form', '=', form)
    .executeTakeFirstOrThrow()
}

/** Remembers what a form asks: a field that came once stays, as not every answer is given each time. */
async function addFields(db: Db, form: string, fields: readonly AdField[]): Promise<void> {
  const row = await db
    .selectFrom('ad_forms')
    .select('fields')
    .where('id', '=', form)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const known: AdFormField[] = JSON.parse(row.fields)
  const added = fields.filter(({ id }) => !known.some((one) => one.id === id))
  if (added.length === 0 || known.length >= mostFields) return
  const all = [...known, ...added.map(({ id, label }) => ({ id, label }))].slice(0, mostFields)
  await db
    .updateTable('ad_forms')
    .set({ fields: JSON.stringify(all) })
    .where('id', '=', form)
    .execute()
}

const mostFields = 100

type Claim = { now: Date; until: Date; limit: number }

/** Claims what is to be fetched now. Run inside a transaction. */
export async function claimAdLeadsToFetch(db: Db, { now, until, limit }: Claim) {
  const moment = now.toISOString()
  const claimed = await db
    .with('due', (qc) =>
      qc
        .selectFrom('ad_leads')
        .select('id')
        .where('fetch_at', '<=', moment)
        .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', moment)]))
        .orderBy('fetch_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('ad_leads')
    .set({ claimed_until: until.toISOString(), tries: sql`tries + 1` })
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returning(['id', 'ad_form', 'network_id', 'tries'])
    .execute()
  return claimed.flatMap(({ network_id: networkId, ad_form: form, ...one }) =>
    networkId === null ? [] : [{ ...one, form, networkId }],
  )
}

/** Stores what was fetched. Returns false where another replica has. */
export async function storeFetched(
  db: Db,
  { id, form }: { id: string; form: string },
  { fields, place, isTest }: Pick<AdLead, 'place' | 'isTest'> & { fields: AdField[] },
): Promise<boolean> {
  const stored = await db
    .updateTable('ad_leads')
    .set({
      fields: JSON.stringify(fields),
      place: JSON.stringify(place),
      is_test: isTest,
      network_id: null,
      fetch_at: null,
      claimed_until: null,
      problem: null,
    })
    .where('id', '=', id)
    .where('network_id', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (stored) await addFields(db, form, fields)
  return stored !== undefined
}

/** Stores that it couldn't be fetched, and when to try again. Without a time there are no more tries. */
export async function storeFetchFailure(
  db: Db,
  { id, tries }: { id: string; tries: number },
  { problem, retryAt, now }: { problem: string; retryAt: Date | undefined; now: Date },
): Promise<void> {
  await db
    .updateTable('ad_leads')
    .set({
      problem,
      claimed_until: null,
      fetch_at: retryAt?.toISOString() ?? null,
      gave_up_at: retryAt ? null : now.toISOString(),
    })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('network_id', 'is not', null)
    .execute()
}

/** All of a form that were given up are to be fetched now. Returns how many. */
export async function fetchGivenUpAgain(db: Db, form: string, now: Date): Promise<number> {
  const again = await db
    .updateTable('ad_leads')
    .set({ fetch_at: now.toISOString(), gave_up_at: null, tries: 0 })
    .where('ad_form', '=', form)
    .where('gave_up_at', 'is not', null)
    .returning('id')
    .execute()
  return again.length
}

/** What waits with a form that is mapped, the earliest first, but for what could be no lead by this mapping. */
export async function listAdLeadsToSubmit(db: Db, limit: number) {
  return db
    .selectFrom('ad_leads')
    .innerJoin('ad_forms', 'ad_forms.id', 'ad_leads.ad_form')
    .select('ad_leads.id')
    .where('lead', 'is', null)
    .where('ad_leads.fields', 'is not', null)
    .where('is_test', '=', false)
    .where('mapping', 'is not', null)
    .where((eb) =>
      eb.or([eb('tried_version', 'is', null), eb('tried_version', '<', eb.ref('version'))]),
    )
    .orderBy('received_at')
    .orderBy('ad_leads.id')
    .limit(limit)
    .execute()
}

export type MappedRow = { form: Selectable<AdFormsTable>; lead: WaitingAdLead }

/** A waiting ad lead, locked, with its form. Undefined where it is a lead by now, or has no mapping. */
export async function lockWaitingAdLead(db: Db, id: string): Promise<MappedRow | undefined> {
  const lead = await db
    .selectFrom('ad_leads')
    .selectAll()
    .where('id', '=', id)
    .where('lead', 'is', null)
    .where('fields', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  const form = lead && (await getAdForm(db, lead.ad_form))
  return lead && form?.mapping ? { form, lead: toWaiting(lead) } : undefined
}

/** It is a lead: nothing personal stays here. */
export async function setLeadOfAdLead(db: Db, id: string, lead: string): Promise<void> {
  await db
    .updateTable('ad_leads')
    .set({ lead, fields: null, problem: null })
    .where('id', '=', id)
    .execute()
}

export async function setUnreachable(
  db: Db,
  id: string,
  { problem, version }: { problem: string; version: number },
): Promise<void> {
  await db
    .updateTable('ad_leads')
    .set({ problem, tried_version: version })
    .where('id', '=', id)
    .execute()
}

export function getAdForm(db: Db, id: string) {
  return db.selectFrom('ad_forms').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Every form that was seen, the latest first, with how many of it wait, are to be fetched, couldn't be, and are leads. */
export async function listAdForms(db: Db) {
  const count = (condition: ReturnType<typeof sql<unknown>>) =>
    sql<number | string>`coalesce((select count(*) from ad_leads
      where ad_form = ad_forms.id and is_test = ${sql.val(false)} and ${condition}), 0)`
  const rows = await db
    .selectFrom('ad_forms')
    .selectAll()
    .select([
      count(sql`lead is null and fields is not null and problem is null`).as('waiting'),
      count(sql`lead is null and fields is not null and problem is not null`).as('unreachable'),
      count(sql`fetch_at is not null`).as('fetching'),
      count(sql`gave_up_at is not null`).as('given_up'),
      count(sql`lead is not null`).as('leads'),
    ])
    .orderBy('first_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ waiting, unreachable, fetching, given_up, leads, ...form }) => ({
    ...form,
    counts: {
      waiting: Number(waiting),
      unreachable: Number(unreachable),
      fetching: Number(fetching),
      givenUp: Number(given_up),
      leads: Number(leads),
    },
  }))
}

/** The latest of a form whose answers are here: one that waits, or a test. */
export async function getLatestAdLead(db: Db, form: string) {
  const row = await db
    .selectFrom('ad_leads')
    .selectAll()
    .where('ad_form', '=', form)
    .where('fields', 'is not', null)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...toWaiting(row), isTest: Boolean(row.is_test) }
}

/** Why one of a form couldn't be fetched, or be a lead. */
export async function getAdProblem(db: Db, form: string): Promise<string | null> {
  const row = await db
    .selectFrom('ad_leads')
    .select('problem')
    .where('ad_form', '=', form)
    .where('problem', 'is not', null)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.problem ?? null
}

/** Maps a form. False where it was changed since this version. */
export async function updateAdMapping(
  db: Db,
  { id, version }: { id: string; version: number },
  { form_slug, mapping }: { form_slug: string; mapping: string },
): Promise<boolean> {
  const updated = await db
    .updateTable('ad_forms')
    .set({ form_slug, mapping, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** How many people wait for a form to be mapped, or for an owner to see why they can't be fetched. */
export async function countStuckAdLeads(db: Db): Promise<number> {
  const row = await db
    .selectFrom('ad_leads')
    .innerJoin('ad_forms', 'ad_forms.id', 'ad_leads.ad_form')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('lead', 'is', null)
    .where('is_test', '=', false)
    .where((eb) =>
      eb.or([
        eb.and([eb('ad_leads.fields', 'is not', null), eb('mapping', 'is', null)]),
        eb('gave_up_at', 'is not', null),
        eb('tried_version', '=', eb.ref('version')),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Deletes what came before a moment and never became a lead. */
export async function deleteWaitingAdLeads(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('ad_leads')
    .where('lead', 'is', null)
    .where('received_at', '<', before.toISOString())
    .execute()
}

function toWaiting({ id, received_at, fields, place }: Selectable<AdLeadsTable>): WaitingAdLead {
  return {
    id,
    receivedAt: received_at,
    fields: JSON.parse(fields ?? '[]'),
    place: JSON.parse(place),
  }
}
