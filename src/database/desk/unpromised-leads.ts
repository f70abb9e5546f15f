import { sql } from 'kysely'
import type { Database } from '../open.ts'
import type { Db } from '../schema.ts'

/**
 * Leads whose promise was never worked out: from before there were promises, or stored by an older release meanwhile. Leads that are
 * promised nothing have a moment from which they may be called.
 */
export function listUnpromised(db: Db, size: number) {
  return (
    db
      .selectFrom('enquiries')
      .select(['id', 'created_at', 'postcode', 'nation', 'form_shown', 'answers'])
      // The first has an index.
      .where('promised_by', 'is', null)
      .where('callable_from', 'is', null)
      .orderBy('id')
      .limit(size)
      .execute()
  )
}

export type LeadPromise = {
  id: string
  promisedBy: string | null
  callableFrom: string
  consentUntil: string
}

/** In one statement, and only where there is none yet. */
export async function setPromises(
  { engine, maintenance }: Database,
  promises: readonly LeadPromise[],
): Promise<void> {
  const moment = (name: string) =>
    engine === 'postgres' ? sql`${sql.ref(name)}::timestamptz` : sql.ref(name)
  const rows = promises.map(
    ({ id, promisedBy, callableFrom, consentUntil }) =>
      sql`(${id}, ${promisedBy}, ${callableFrom}, ${consentUntil})`,
  )
  await sql`
    with filled (lead, deadline, lawful, consented) as (values ${sql.join(rows)})
    update enquiries set promised_by = ${moment('deadline')}, callable_from = ${moment('lawful')},
      consent_until = ${moment('consented')}, next_action = null, next_action_at = null
    from filled where enquiries.id = filled.lead and callable_from is null`.execute(maintenance)
}

/**
 * New leads in no region of ours that are promised a call nevertheless, by no installer that accepted: by a release that promised it
 * everywhere. What was corrected may have a promise that was broken before.
 */
export function listPromisedOutside(db: Db) {
  return db
    .selectFrom('enquiries')
    .select(['id', 'postcode', 'form_shown', 'answers'])
    .where('state', '=', sql.lit<'new'>('new'))
    .where('contacted_at', 'is', null)
    .where('promised_by', 'is not', null)
    .where('region', '=', '')
    .where('postcode', '<>', '')
    .where(
      sql<boolean>`not exists (
        select 1 from offers where offers.lead = enquiries.id
        and answered_at is not null and offers.state <> 'declined'
      )`,
    )
    .where(
      sql<boolean>`not exists (select 1 from corrections where corrections.lead = enquiries.id)`,
    )
    .execute()
}

/** Takes back a promise that can't be kept: a call, or prices. The time they chose for a call stays with the lead. */
export const noPromise = {
  promised_by: null,
  contact_due_at: null,
  new_promise_by: null,
  prices_by: null,
}
