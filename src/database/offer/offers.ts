import { type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { CapPeriod } from '#domain/installer/installer.ts'
import { acceptedStates, type DeclineReason, type NotOfferedReason } from '#domain/offer/offer.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { recordAudit } from '../account/audit.ts'
import { updateNextAction } from '../desk/queue.ts'
import type { Database } from '../open.ts'
import type { Db, OffersTable } from '../schema.ts'
import { offerAgain } from './offering.ts'

export type NewOffer = Pick<
  OffersTable,
  'id' | 'lead' | 'installer' | 'offered_at' | 'expires_at' | 'fee_cents'
>

/** Offers a lead. False when this installer was offered it before. */
export async function insertOffer(db: Db, offer: NewOffer): Promise<boolean> {
  const inserted = await db
    .insertInto('offers')
    .values({ ...offer, state: 'offered' })
    .onConflict((oc) => oc.columns(['lead', 'installer']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The offers of a lead, the oldest first. */
export function listOffersOfLead(db: Db, lead: string): Promise<Selectable<OffersTable>[]> {
  return db.selectFrom('offers').selectAll().where('lead', '=', lead).orderBy('id').execute()
}

/** Whether the history of a lead says for this reason already that nobody was left to offer it to. */
export async function isNotOfferedBecause(
  db: Db,
  lead: string,
  because: NotOfferedReason,
): Promise<boolean> {
  const entries = await db
    .selectFrom('audit')
    .select('detail')
    .where('lead', '=', lead)
    .where('kind', '=', 'lead.not-offered')
    .execute()
  return entries.some(({ detail }) => JSON.parse(detail).because === because)
}

/** How many leads an installer has accepted since each moment, without those that were credited. */
export async function countAccepted(
  db: Db,
  installer: string,
  since: Readonly<Record<CapPeriod, Date>>,
): Promise<Record<CapPeriod, number>> {
  const from = (period: CapPeriod) =>
    sql<number | string>`count(case when answered_at >= ${since[period].toISOString()} then 1 end)`
  const earliest = Math.min(...Object.values(since).map((start) => start.getTime()))
  const counts = await db
    .selectFrom('offers')
    .select([from('day').as('day'), from('week').as('week'), from('month').as('month')])
    .where('installer', '=', installer)
    .where('state', 'in', acceptedStates)
    .where('answered_at', '>=', new Date(earliest).toISOString())
    .executeTakeFirstOrThrow()
  return { day: Number(counts.day), week: Number(counts.week), month: Number(counts.month) }
}

export function getOffer(db: Db, id: string): Promise<Selectable<OffersTable> | undefined> {
  return db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst()
}

/** What decides whether a lead may be offered, and from when its visitor may be called. */
export type LockedLead = NonNullable<Awaited<ReturnType<typeof lockLead>>>

/** Locks a lead while its places are counted. On SQLite the transaction holds the write lock already. */
export function lockLead(db: Db, id: string) {
  const query = db
    .selectFrom('enquiries')
    .select(['id', 'state', 'erased_at', 'consent_until', 'created_at', 'released_at', 'postcode'])
    .select([
      'callable_from',
      'chosen_until',
      'email_key',
      'phone_e164',
      'offering',
      'installers_wanted',
    ])
    .where('id', '=', id)
  return query.forUpdate().executeTakeFirst()
}

/** Locks an installer while its places are counted or it is changed. */
export async function lockInstaller(db: Db, id: string): Promise<void> {
  const query = db.selectFrom('installers').select('id').where('id', '=', id)
  await query.forUpdate().execute()
}

/**
 * Declines an open offer; its lead is to be offered to whoever is next. False when it was answered or has lapsed before.
 */
export function declineOffer(
  { db }: Database,
  {
    offer,
    because,
    now,
    calling,
  }: { offer: string; because: DeclineReason; now: Date; calling: CallingRules },
): Promise<boolean> {
  const at = now.toISOString()
  return db.transaction().execute(async (trx) => {
    const known = await getOffer(trx, offer)
    if (!known) return false
    await lockLead(trx, known.lead)
    const declined = await trx
      .updateTable('offers')
      .set({ state: 'declined', answered_at: at, declined_because: because })
      .where('id', '=', offer)
      .where('state', '=', 'offered')
      .where('expires_at', '>', at)
      .returning(['lead', 'installer'])
      .executeTakeFirst()
    if (!declined) return false
    const { lead, installer } = declined
    const detail = { installer, because }
    const entry = { id: uuidv7(), at, operator: null, lead }
    await recordAudit(trx, { ...entry, kind: 'lead.offer-declined', detail })
    await offerAgain(trx, lead)
    await updateNextAction(trx, lead, calling)
    return true
  })
}

/**
 * Ends the offers whose time is over; their leads are to be offered to whoever is next. Replicas may do it at once.
 */
export async function expireOffers(
  { db }: Database,
  { now, calling }: { now: Date; calling: CallingRules },
): Promise<void> {
  const at = now.toISOString()
  const overdue = await db
    .selectFrom('offers')
    .select('lead')
    .distinct()
    .where('state', '=', openOffer)
    .where('expires_at', '<=', at)
    .execute()
  for (const { lead } of overdue)
    await db.transaction().execute(async (trx) => {
      await lockLead(trx, lead)
      const expired = await trx
        .updateTable('offers')
        .set({ state: 'expired' })
        .where('lead', '=', lead)
        .where('state', '=', openOffer)
        .where('expires_at', '<=', at)
        .returning('installer')
        .execute()
      for (const { installer } of expired) {
        const entry = { id: uuidv7(), at, operator: null, lead }
        await recordAudit(trx, { ...entry, kind: 'lead.offer-expired', detail: { installer } })
      }
      if (expired.length === 0) return
      await offerAgain(trx, lead)
      await updateNextAction(trx, lead, calling)
    })
}

// A literal, so that the index of open offers serves.
const openOffer = sql.lit<'offered'>('offered')

/** Takes back an open offer that nobody has been told of: nothing is left of it. False when somebody has. */
export async function deleteUnsentOffer(db: Db, offer: string): Promise<boolean> {
  const sent = await db
    .selectFrom('deliveries')
    .select('id')
    .where('offer', '=', offer)
    .where('attempts', '>', 0)
    .executeTakeFirst()
  if (sent) return false
  await db.deleteFrom('deliveries').where('offer', '=', offer).where('attempts', '=', 0).execute()
  // A worker may have claimed one meanwhile.
  const claimed = await db
    .selectFrom('deliveries')
    .select('id')
    .where('offer', '=', offer)
    .executeTakeFirst()
  if (claimed) return false
  await db.deleteFrom('offers').where('id', '=', offer).where('state', '=', 'offered').execute()
  return true
}

/** Cancels an open offer. It was not answered, so whoever had it never had the details. */
export async function cancelOffer(db: Db, offer: string): Promise<void> {
  await db
    .updateTable('offers')
    .set({ state: 'cancelled' })
    .where('id', '=', offer)
    .where('state', '=', 'offered')
    .execute()
}
