import type { Channel } from '#domain/delivery/channel.ts'
import type { DeliveryEvent } from '#domain/delivery/messages.ts'
import type { Db } from '../schema.ts'

/** What happens to pending deliveries: they are sent from a moment on, held, or stopped. */
export type DeliveryChange = { sendAt: string } | 'hold' | 'stop'

export async function listDeliveryIds(db: Db, lead: string): Promise<string[]> {
  const rows = await db.selectFrom('deliveries').select('id').where('lead', '=', lead).execute()
  return rows.map(({ id }) => id)
}

/** Deliveries that are neither made nor given up. In a transaction their rows are locked against workers. */
export async function listPendingDeliveries(db: Db, lead: string) {
  const undecided = db
    .selectFrom('deliveries')
    .select(['id', 'attempts', 'retry_at', 'held_at', 'stopped_at'])
    .where('lead', '=', lead)
    .where('delivered_at', 'is', null)
    .where('gave_up_at', 'is', null)
  return undecided.forUpdate().execute()
}

export async function updatePendingDeliveries(
  db: Db,
  { lead, at, change }: { lead: string; at: string; change: DeliveryChange },
): Promise<void> {
  const undecided = db
    .updateTable('deliveries')
    .where('lead', '=', lead)
    .where('delivered_at', 'is', null)
    .where('gave_up_at', 'is', null)
  if (change === 'stop') await undecided.set({ stopped_at: at, retry_at: null }).execute()
  else if (change === 'hold') await undecided.set({ stopped_at: null }).execute()
  else
    await undecided
      .set({ stopped_at: null, retry_at: change.sendAt })
      .where('retry_at', 'is', null)
      .execute()
}

/** Stops what one receiver would still get about a lead. */
export async function stopDeliveriesTo(
  db: Db,
  {
    lead,
    channel,
    endpoint,
    at,
  }: { lead: string; channel: Channel; endpoint: string | null; at: string },
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ stopped_at: at, retry_at: null })
    .where('lead', '=', lead)
    .where('channel', '=', channel)
    .where('endpoint', endpoint === null ? 'is' : '=', endpoint)
    .where('delivered_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .execute()
}

/** Stops what would still go out about a lead, except these events. */
export async function stopDeliveries(
  db: Db,
  { lead, at, except }: { lead: string; at: string; except: readonly DeliveryEvent[] },
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ stopped_at: at, retry_at: null })
    .where('lead', '=', lead)
    .where('delivered_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .where('event', 'not in', except)
    .execute()
}
