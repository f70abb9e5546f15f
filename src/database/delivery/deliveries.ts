import { type Selectable, sql } from 'kysely'
import type { Channel } from '#domain/delivery/channel.ts'
import type { Delivery, SentMessage } from '#domain/delivery/delivery.ts'
import { rulesOf } from '#domain/delivery/messages.ts'
import { type DeliveryState, deliveryStateOf } from '#domain/delivery/state.ts'
import { isErased } from '../account/audit.ts'
import type { Db, DeliveriesTable } from '../schema.ts'
import { insertDisclosure } from './disclosures.ts'

/** A delivery that a worker has claimed. `number` counts its attempts, including this one. */
export type ClaimedDelivery = Delivery & { number: number }

/** Deliveries that wait only for each other: those of a channel, and for webhooks those of one endpoint. */
export type DeliveryQueue = { channel: Channel; endpoint: string | null }

export type ClaimOptions = DeliveryQueue & { limit: number; now: Date; until: Date }

/** Claims due deliveries and begins their attempts. Run inside a transaction. */
export async function claimDueDeliveries(
  db: Db,
  { channel, endpoint, limit, now, until }: ClaimOptions,
): Promise<ClaimedDelivery[]> {
  const moment = now.toISOString()
  const claimed = await db
    .with('due', (qc) =>
      qc
        .selectFrom('deliveries')
        .select('id')
        .where('channel', '=', channel)
        .where('endpoint', endpoint === null ? 'is' : '=', endpoint)
        .where('retry_at', '<=', moment)
        .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', moment)]))
        .orderBy('retry_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('deliveries')
    .set({ claimed_until: until.toISOString(), attempts: sql`attempts + 1` })
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returning(['id', 'lead', 'channel', 'event', 'endpoint', 'operator', 'installer', 'offer'])
    .returning(['dedupe_key as dedupeKey', 'request_id as requestId', 'attempts as number'])
    .execute()
  if (claimed.length > 0)
    await db
      .insertInto('attempts')
      .values(claimed.map(({ id, number }) => ({ delivery: id, number, started_at: moment })))
      .execute()
  return claimed
}

/** A delivery that is queued after its lead was stored, or about no single lead. */
export type NewDelivery = Pick<Delivery, 'id' | 'lead' | 'channel' | 'event'> &
  Partial<Pick<Delivery, 'endpoint' | 'operator' | 'installer' | 'offer' | 'requestId'>> & {
    /** Deduplicates: of two deliveries with the same key, the second is not stored. Null where each is queued. */
    dedupeKey: string | null
    now: Date
    /** When it is sent. Default: at once. */
    dueAt?: Date
  }

/** Queues deliveries whose key is new. Returns the ids of those that were stored. */
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
  sent?: SentMessage | undefined
  /** When it was delivered, when to try again, when we gave up, or when there was no reason for it any more. */
  next:
    | { deliveredAt: Date; toFile: boolean }
    | { retryAt: Date }
    | { gaveUpAt: Date }
    | { stoppedAt: Date }
}

/**
 * Stores the result of an attempt and what happens to its delivery next. When the lead was erased meanwhile, the
 * answer is not stored, since it may quote the person, nor what was sent. Run inside a transaction.
 */
export async function endAttempt(
  db: Db,
  { number, ...claimed }: ClaimedDelivery,
  { tookMs, answer, sent, next }: AttemptResult,
): Promise<{ erased: boolean }> {
  const { id, lead, event } = claimed
  const erased = lead !== null && !rulesOf(event).tellsOfErasure && (await isErased(db, lead))
  await db
    .updateTable('attempts')
    .set({
      took_ms: tookMs,
      delivered: 'deliveredAt' in next,
      answer: erased ? '' : answer,
      message: sent && !erased ? JSON.stringify(sent) : null,
    })
    .where('delivery', '=', id)
    .where('number', '=', number)
    .execute()
  const delivery = db.updateTable('deliveries').where('id', '=', id)
  if ('deliveredAt' in next) {
    // It has arrived, even if another worker has claimed it or it was stopped meanwhile.
    const deliveredAt = next.deliveredAt.toISOString()
    await delivery
      .set({ delivered_at: deliveredAt, retry_at: null, claimed_until: null })
      .$if(next.toFile, (qb) => qb.set({ to_file: true }))
      .execute()
    if (event === 'lead.created' && lead !== null)
      await insertDisclosure(db, { ...claimed, lead }, deliveredAt)
    return { erased }
  }
  const stillMine = delivery.where('attempts', '=', number).where('delivered_at', 'is', null)
  await stillMine.set(afterFailure(next)).where('stopped_at', 'is', null).execute()
  // Also when it was stopped: undoing what stopped it makes it due again.
  await stillMine.set({ claimed_until: null }).execute()
  return { erased }
}

function afterFailure(next: Exclude<AttemptResult['next'], { deliveredAt: Date }>) {
  if ('retryAt' in next) return { retry_at: next.retryAt.toISOString() }
  return 'gaveUpAt' in next
    ? { retry_at: null, gave_up_at: next.gaveUpAt.toISOString() }
    : { retry_at: null, stopped_at: next.stoppedAt.toISOString() }
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

/** A lead's delivery with its state; undefined when the lead was erased. */
export async function getDelivery(db: Db, lead: string, id: string) {
  const row = await db
    .selectFrom('deliveries')
    .innerJoin('enquiries', 'enquiries.id', 'deliveries.lead')
    .selectAll('deliveries')
    .where('deliveries.id', '=', id)
    .where('deliveries.lead', '=', lead)
    .where('enquiries.erased_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { channel, event, endpoint, operator, installer, offer } = row
  const state = deliveryState(row)
  return { id, lead, channel, event, endpoint, operator, installer, offer, state }
}

/** What a try of a delivery sent to a webhook, and which lead it was about; undefined where nothing is stored. */
export async function getSentMessage(
  db: Db,
  { delivery, number }: { delivery: string; number: number },
): Promise<{ lead: string | null; sent: SentMessage } | undefined> {
  const row = await db
    .selectFrom('attempts')
    .innerJoin('deliveries', 'deliveries.id', 'attempts.delivery')
    .select(['deliveries.lead', 'attempts.message'])
    .where('attempts.delivery', '=', delivery)
    .where('attempts.number', '=', number)
    .executeTakeFirst()
  return row?.message ? { lead: row.lead, sent: JSON.parse(row.message) } : undefined
}

/** Makes a delivery due now that was neither sent nor stopped. */
export async function sendAgain(db: Db, id: string, at: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ retry_at: at, gave_up_at: null, delivered_at: null, to_file: false })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('delivered_at', 'is', null), eb('to_file', '=', true)]))
    .where('stopped_at', 'is', null)
    .execute()
}
