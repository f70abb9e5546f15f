import { type Selectable, sql } from 'kysely'
import type { Channel } from '#domain/delivery/channel.ts'
import type { Delivery } from '#domain/delivery/delivery.ts'
import { type DeliveryState, deliveryStateOf } from '#domain/delivery/state.ts'
import { isErased } from './audit.ts'
import { insertDisclosure } from './disclosures.ts'
import { claimableAt } from './endpoint-health.ts'
import type { Database } from './open.ts'
import type { Db, DeliveriesTable } from './schema.ts'

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
  { engine, db }: Database,
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
        return engine === 'postgres' ? rows.forUpdate().skipLocked() : rows
      })
      .updateTable('deliveries')
      .set({ claimed_until: until.toISOString(), attempts: sql`attempts + 1` })
      .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
      .returning(['id', 'lead', 'channel', 'event', 'endpoint', 'attempts as number'])
      .execute()
    if (claimed.length > 0)
      await trx
        .insertInto('attempts')
        .values(claimed.map(({ id, number }) => ({ delivery: id, number, started_at: moment })))
        .execute()
    return claimed
  })
}

export type AttemptResult = {
  tookMs: number
  answer: string
  /** When it was delivered, when to try again, or when we gave up. */
  next: { deliveredAt: Date } | { retryAt: Date } | { gaveUpAt: Date }
}

/**
 * Stores the result of an attempt and what happens to its delivery next. When the lead was erased meanwhile, the
 * answer is not stored, since it may quote the person.
 */
export async function endAttempt(
  { engine, db }: Database,
  { number, ...claimed }: ClaimedDelivery,
  { tookMs, answer, next }: AttemptResult,
): Promise<{ erased: boolean }> {
  const { id, lead, event } = claimed
  return db.transaction().execute(async (trx) => {
    const erased = event !== 'lead.erased' && (await isErased({ engine, db: trx }, lead))
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
        .execute()
      if (event === 'lead.created') await insertDisclosure(trx, claimed, deliveredAt)
      return { erased }
    }
    const stillMine = delivery.where('attempts', '=', number).where('delivered_at', 'is', null)
    await stillMine
      .set(
        'retryAt' in next
          ? { retry_at: next.retryAt.toISOString() }
          : { retry_at: null, gave_up_at: next.gaveUpAt.toISOString() },
      )
      .where('stopped_at', 'is', null)
      .execute()
    // Also when it was stopped: undoing what stopped it makes it due again.
    await stillMine.set({ claimed_until: null }).execute()
    return { erased }
  })
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
    retryAt: row.retry_at,
    deliveredAt: row.delivered_at,
    gaveUpAt: row.gave_up_at,
    heldAt: row.held_at,
    stoppedAt: row.stopped_at,
  })
}
