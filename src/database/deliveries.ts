import { type Selectable, sql } from 'kysely'
import type { Channel } from '#domain/delivery/channel.ts'
import type { Delivery } from '#domain/delivery/delivery.ts'
import { type DeliveryState, stateOf } from '#domain/delivery/state.ts'
import { wasErased } from './audit.ts'
import { roomAt } from './endpoint-health.ts'
import type { Database } from './open.ts'
import type { Db, DeliveriesTable } from './schema.ts'

/** A delivery in a worker's hands. `number` counts the attempts, this one included. */
export type Claimed = Delivery & { number: number }

/** A line of deliveries that wait for nobody else: a channel, and of webhooks each endpoint. */
export type Line = { channel: Channel; endpoint: string | null }

type Claiming = Line & { room: number; now: Date; until: Date }

/**
 * Takes what is due, the longest-waiting first, so that no other worker has it until the claim runs out.
 * Each begins an attempt in the same transaction: one that a kill cuts off is still seen.
 */
export async function claimDue(
  { engine, db }: Database,
  { channel, endpoint, room: wanted, now, until }: Claiming,
): Promise<Claimed[]> {
  const moment = now.toISOString()
  return db.transaction().execute(async (trx) => {
    const room = endpoint === null ? wanted : await roomAt(trx, { endpoint, room: wanted, now })
    if (room === 0) return []
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
          .limit(room)
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

export type Ended = {
  tookMs: number
  answer: string
  /** When it was delivered, when to try again, or when it was given up. */
  then: { deliveredAt: Date } | { retryAt: Date } | { gaveUpAt: Date }
}

/**
 * Ends an attempt and says what becomes of its delivery, together. Whether the lead was erased meanwhile is told:
 * then what was answered is not kept, for it may quote the person.
 */
export async function endAttempt(
  { engine, db }: Database,
  { id, lead, event, number }: Claimed,
  { tookMs, answer, then }: Ended,
): Promise<{ erased: boolean }> {
  return db.transaction().execute(async (trx) => {
    const erased = event !== 'lead.erased' && (await wasErased({ engine, db: trx }, lead))
    await trx
      .updateTable('attempts')
      .set({ took_ms: tookMs, delivered: 'deliveredAt' in then, answer: erased ? '' : answer })
      .where('delivery', '=', id)
      .where('number', '=', number)
      .execute()
    const delivery = trx.updateTable('deliveries').where('id', '=', id)
    if ('deliveredAt' in then) {
      // It has arrived, whoever else has it in hand by now, and whether or not it was stopped meanwhile.
      const deliveredAt = then.deliveredAt.toISOString()
      await delivery
        .set({ delivered_at: deliveredAt, retry_at: null, claimed_until: null })
        .execute()
      return { erased }
    }
    const mine = delivery.where('attempts', '=', number).where('delivered_at', 'is', null)
    await mine
      .set(
        'retryAt' in then
          ? { retry_at: then.retryAt.toISOString() }
          : { retry_at: null, gave_up_at: then.gaveUpAt.toISOString() },
      )
      .where('stopped_at', 'is', null)
      .execute()
    // Of a stopped one too: undoing what stopped it makes it due again.
    await mine.set({ claimed_until: null }).execute()
    return { erased }
  })
}

/** What a lead is owed and was owed, oldest first. */
export function deliveriesOf(db: Db, lead: string) {
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead', '=', lead)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function stateOfRow(row: Selectable<DeliveriesTable>): DeliveryState {
  return stateOf({
    attempts: row.attempts,
    retryAt: row.retry_at,
    deliveredAt: row.delivered_at,
    gaveUpAt: row.gave_up_at,
    heldAt: row.held_at,
    stoppedAt: row.stopped_at,
  })
}
