import { sql } from 'kysely'
import type { Database } from '../open.ts'
import type { Db } from '../schema.ts'

/** Leads without a promise: from before there were promises, or stored by an older release meanwhile. */
export function listUnpromised(db: Db, size: number) {
  return db
    .selectFrom('enquiries')
    .select(['id', 'created_at', 'postcode', 'nation'])
    .where('promised_by', 'is', null)
    .orderBy('id')
    .limit(size)
    .execute()
}

export type LeadPromise = {
  id: string
  promisedBy: string
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
    from filled where enquiries.id = filled.lead and promised_by is null`.execute(maintenance)
}
