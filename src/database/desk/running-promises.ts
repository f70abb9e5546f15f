import { sql } from 'kysely'
import type { LateLead } from '#domain/delivery/content.ts'
import { isOwedPricesAlone } from '../awaits-yes.ts'
import { listCallers } from '../delivery/callers.ts'
import type { Db } from '../schema.ts'
import { isFirstPromise } from './merged-leads.ts'
import { countOverdueComplaints } from './overdue-complaints.ts'

export type RunningPromise = {
  id: string
  postcode: string
  nation: string | null
  owner: string | null
  promisedBy: string
  callableFrom: string
}

// A literal, so that the index of new leads serves.
const running = sql.lit<'new'>('new')

/**
 * Promises not kept yet, of visitors who may be called by now: those that end after `since`, in the order in
 * which they end. The next page begins after `after`.
 */
export async function listRunningPromises(
  db: Db,
  {
    now,
    since,
    after,
    size,
  }: { now: Date; since: Date; after: RunningPromise | undefined; size: number },
): Promise<RunningPromise[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'postcode', 'nation', 'owner', 'promised_by', 'callable_from'])
    .where('state', '=', running)
    .where('contacted_at', 'is', null)
    .where('promised_by', '>=', after?.promisedBy ?? since.toISOString())
    .where('callable_from', '<=', now.toISOString())
    .where(({ not }) => not(isOwedPricesAlone))
    .where(isFirstPromise)
    .$if(after !== undefined, (qb) =>
      qb.where((eb) =>
        eb.or([eb('promised_by', '>', after?.promisedBy ?? ''), eb('id', '>', after?.id ?? '')]),
      ),
    )
    .orderBy('promised_by')
    .orderBy('id')
    .limit(size)
    .execute()
  return rows.flatMap(({ promised_by, callable_from, ...row }) =>
    promised_by && callable_from
      ? [{ ...row, promisedBy: promised_by, callableFrom: callable_from }]
      : [],
  )
}

/** The keys among these that already have a delivery. */
export async function listOwedKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('deliveries')
    .select('dedupe_key')
    .where('dedupe_key', 'in', keys)
    .execute()
  return new Set(rows.map(({ dedupe_key }) => dedupe_key ?? ''))
}

/** The visitor who waits for a promise, if not reached yet and the promise was not moved. Their row is locked in a transaction. */
export async function lockRunningPromise(
  db: Db,
  { id, promisedBy }: Pick<RunningPromise, 'id' | 'promisedBy'>,
) {
  const query = db
    .selectFrom('enquiries')
    .select(['owner', 'email', 'email_key as emailKey', 'phone_e164 as phone'])
    .select(['came_by as leadSource', 'consent_until as consentUntil', 'created_at as enquiredAt'])
    .where('id', '=', id)
    .where('state', '=', running)
    .where('contacted_at', 'is', null)
    .where('promised_by', '=', promisedBy)
    .where(({ not }) => not(isOwedPricesAlone))
    .where(isFirstPromise)
  return query.forUpdate().executeTakeFirst()
}

export async function setNewPromise(db: Db, lead: string, newPromiseBy: Date): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ new_promise_by: newPromiseBy.toISOString() })
    .where('id', '=', lead)
    .execute()
}

/** Whether a promise that ended before this moment is still not kept, or a complaint without its outcome. */
export async function hasLateLeads(db: Db, before: Date): Promise<boolean> {
  if ((await countOverdueComplaints(db, before)) > 0) return true
  const late = await db
    .selectFrom('enquiries')
    .select('id')
    .where('state', '=', running)
    .where('promised_by', '<', before.toISOString())
    .where(({ not }) => not(isOwedPricesAlone))
    .where(isFirstPromise)
    .limit(1)
    .executeTakeFirst()
  return late !== undefined
}

/** How many promises are broken without a call since, overdue complaints among them, and the first of them. */
export async function listLateLeads(
  db: Db,
  now: Date,
  size: number,
): Promise<{ total: number; first: LateLead[] }> {
  const late = db
    .selectFrom('enquiries')
    .where('state', 'in', [sql.lit<'new'>('new'), sql.lit<'complaint'>('complaint')])
    .where('promised_by', '<', now.toISOString())
    .where(({ not }) => not(isOwedPricesAlone))
    .where(isFirstPromise)
  const [{ total }, first] = await Promise.all([
    late.select(sql<number | string>`count(*)`.as('total')).executeTakeFirstOrThrow(),
    late
      .select(['id', 'reference_number as reference', 'promised_by'])
      .orderBy('promised_by')
      .limit(size)
      .execute(),
  ])
  const callers = await listCallers(
    db,
    first.map(({ id }) => id),
  )
  return {
    total: Number(total),
    first: first.map(({ id, reference, promised_by }) => ({
      id,
      reference,
      promisedBy: promised_by ?? '',
      callers: callers.get(id) ?? [],
    })),
  }
}
