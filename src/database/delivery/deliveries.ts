import { type Selectable, sql } from 'kysely'
import type { Channel } from '#domain/delivery/channel.ts'
import type { Delivery } from '#domain/delivery/delivery.ts'
import { rulesOf } from '#domain/delivery/messages.ts'
import { type DeliveryState, deliveryStateOf } from '#domain/delivery/state.ts'
import { isErased } from '../account/audit.ts'
import type { Database } from '../open.ts'
import type { Db, DeliveriesTable } from '../schema.ts'
import { insertDisclosure } from './disclosures.ts'
import { claimableAt } from './endpoint-health.ts'

/** A delivery that a worker has claimed. `number` counts its attempts, including this one. */
export type ClaimedDelivery = Delivery & { number: number }

/** Deliveries that wait only for each other: those of a channel, and for webhooks those of one endpoint. */
export type DeliveryQueue = { channel: Channel; endpoint: string | null }

type ClaimOptions = DeliveryQueue & { limit: number; now: Date; until: Date }

/**
 * Claims due deliveries, the longest-waiting first. No other worker gets them until the claim runs out. The attempt is
 * inserted in the same transaction, so that one cut off by a kill still shows.
 */
export async function claimDueDeliveries(
  { db }: Database,
  { channel, endpoint, limit: wanted, now, until }: ClaimOptions,
): Promise<ClaimedDelivery[]> {
  const moment = now.toISOString()
  return db.transaction().execute(async (trx) => {
    const limit =
      endpoint === null ? wanted : await claimableAt(trx, { endpoint, limit: wanted, now })
    if (limit === 0) return []
    const claimed = await trx
      .with('due', (qc) => {
        const rows = qc
          .selectFrom('deliveries')
          .select('id')
          .where('channel', '=', channel)
          .where('endpoint', endpoint === null ? 'is' : '=', endpoint)
          .where('retry_at', '<=', moment)
          .where((eb) =>
            eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', moment)]),
          )
          .orderBy('retry_at')
          .limit(limit)
        return rows.forUpdate().skipLocked()
      })
      .updateTable('deliveries')
      .set({ claimed_until: until.toISOString(), attempts: sql`attempts + 1` })
      .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
      .returning(['id', 'lead', 'channel', 'event', 'endpoint', 'operator', 'installer', 'offer'])
      .returning(['dedupe_key as dedupeKey', 'request_id as requestId', 'attempts as number'])
      .execute()
    if (claimed.length > 0)
      await trx
        .insertInto('attempts')
        .values(claimed.map(({ id, number }) => ({ delivery: id, number, started_at: moment })))
        .execute()
    return claimed
  })
}

/** A delivery that comes to be owed after its lead was stored, or about no single lead. */
export type NewDelivery = Pick<Delivery, 'id' | 'lead' | 'channel' | 'event'> &
  Partial<Pick<Delivery, 'endpoint' | 'operator' | 'installer' | 'offer' | 'requestId'>> & {
    /** What it is owed once for: of two with the same key the second is not stored. */
    dedupeKey: string
    now: Date
    /** When it goes out; at once where nothing is said. */
    dueAt?: Date
  }

/** Owes deliveries that nobody has owed before. Returns those that were stored, by their ids. */
export async function insertDeliveries(
  db: Db,
  deliveries: readonly NewDelivery[],
): Promise<string[]> {
  if (deliveries.length === 0) return []
  const inserted = await db
    .insertInto('deliveries')
    .values(
      deliveries.map(({ dedupeKey, requestId = null, now, dueAt = now, ...delivery }) => ({
        ...delivery,
        dedupe_key: dedupeKey,
        request_id: requestId,
        created_at: now.toISOString(),
        retry_at: dueAt.toISOString(),
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .execute()
  return inserted.map(({ id }) => id)
}

export type AttemptResult = {
  tookMs: number
  answer: string
  /** When it was delivered, when to try again, when we gave up, or when there was no reason for it any more. */
  next:
    | { deliveredAt: Date; toFile: boolean }
    | { retryAt: Date }
    | { gaveUpAt: Date }
    | { stoppedAt: Date }
}

/**
 * Stores the result of an attempt and what happens to its delivery next. When the lead was erased meanwhile, the
 * answer is not stored, since it may quote the person.
 */
export async function endAttempt(
  { db }: Database,
  { number, ...claimed }: ClaimedDelivery,
  { tookMs, answer, next }: AttemptResult,
): Promise<{ erased: boolean }> {
  const { id, lead, event } = claimed
  return db.transaction().execute(async (trx) => {
    const erased = lead !== null && !rulesOf(event).tellsOfErasure && (await isErased(trx, lead))
    await trx
      .updateTable('attempts')
      .set({ took_ms: tookMs, delivered: 'deliveredAt' in next, answer: erased ? '' : answer })
      .where('delivery', '=', id)
      .where('number', '=', number)
      .execute()
    const delivery = trx.updateTable('deliveries').where('id', '=', id)
    if ('deliveredAt' in next) {
      // It has arrived, even if another worker has claimed it or it was stopped meanwhile.
      const deliveredAt = next.deliveredAt.toISOString()
      await delivery
        .set({ delivered_at: deliveredAt, retry_at: null, claimed_until: null })
        .$if(next.toFile, (qb) => qb.set({ to_file: true }))
        .execute()
      if (event === 'lead.created' && lead !== null)
        await insertDisclosure(trx, { ...claimed, lead }, deliveredAt)
      return { erased }
    }
    const stillMine = delivery.where('attempts', '=', number).where('delivered_at', 'is', null)
    await stillMine.set(afterFailure(next)).where('stopped_at', 'is', null).execute()
    // Also when it was stopped: undoing what stopped it makes it due again.
    await stillMine.set({ claimed_until: null }).execute()
    return { erased }
  })
}

function afterFailure(next: Exclude<AttemptResult['next'], { deliveredAt: Date }>) {
  if ('retryAt' in next) return { retry_at: next.retryAt.toISOString() }
  return 'gaveUpAt' in next
    ? { retry_at: null, gave_up_at: next.gaveUpAt.toISOString() }
    : { retry_at: null, stopped_at: next.stoppedAt.toISOString() }
}

/** All deliveries of a lead, oldest first. */
export function listDeliveries(db: Db, lead: string) {
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead', '=', lead)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function deliveryState(row: Selectable<DeliveriesTable>): DeliveryState {
  return deliveryStateOf({
    attempts: row.attempts,
    claimedUntil: row.claimed_until,
    retryAt: row.retry_at,
    deliveredAt: row.delivered_at,
    toFile: Boolean(row.to_file),
    gaveUpAt: row.gave_up_at,
    heldAt: row.held_at,
    stoppedAt: row.stopped_at,
  })
}
