import { sql } from 'kysely'
import type { Db } from '../schema.ts'

export type OwedCallRow = Awaited<ReturnType<typeof listOwedCalls>>[number]

// Literals, so that the index of new leads serves.
const running = sql.lit<'new'>('new')

/** Accepted offers whose installers may call by now and whose visitors were not reached: only `offer`, if given. */
export function listOwedCalls(db: Db, { now, offer }: { now: Date; offer?: string }) {
  const moment = now.toISOString()
  return db
    .selectFrom('enquiries')
    .innerJoin('offers', 'offers.lead', 'enquiries.id')
    .select(['offers.id', 'offers.lead', 'offers.installer', 'offers.outcome'])
    .select(['answered_at', 'calls_from', 'postcode', 'nation', 'email_key'])
    .select(['promised_by', 'new_promise_by'])
    .where('enquiries.state', '=', running)
    .where('contacted_at', 'is', null)
    .where('consent_until', '>', moment)
    .where('offers.state', '=', 'accepted')
    .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '=', 'tried')]))
    .where((eb) => eb.or([eb('calls_from', 'is', null), eb('calls_from', '<=', moment)]))
    .$if(offer !== undefined, (qb) => qb.where('offers.id', '=', offer ?? ''))
    .orderBy('offers.id')
    .execute()
}

/** Leads whose second promise has passed since `since`, without a contact that reached the visitor. */
export async function listBrokenAgain(
  db: Db,
  { now, since }: { now: Date; since: Date },
): Promise<{ id: string; promisedBy: string }[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'promised_by'])
    .where('state', '=', running)
    .where('contacted_at', 'is', null)
    .where('new_promise_by', '>', since.toISOString())
    .where('new_promise_by', '<=', now.toISOString())
    .where('merged_into', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id, promised_by }) => ({ id, promisedBy: promised_by ?? '' }))
}

export async function setSaidCalled(db: Db, offer: string, at: string): Promise<void> {
  await db.updateTable('offers').set({ said_called_at: at }).where('id', '=', offer).execute()
}
