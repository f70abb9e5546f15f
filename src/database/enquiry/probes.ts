import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import type { DeliveryState } from '#domain/delivery/state.ts'
import type { NewLeadRow } from '#domain/lead/stored-lead.ts'
import { deliveryState } from '../delivery/deliveries.ts'
import { unstoredLead } from '../delivery/outgoing-lead.ts'
import type { Db } from '../schema.ts'

/** Stores a synthetic enquiry, once. */
export async function insertProbe(
  db: Db,
  probe: { id: string; row: string; created_at: string },
): Promise<void> {
  await db
    .insertInto('probes')
    .values(probe)
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** A synthetic enquiry as it goes out; undefined once it is deleted. */
export async function getProbedLead(db: Db, id: string): Promise<OutgoingLead | undefined> {
  const row = await db.selectFrom('probes').select('row').where('id', '=', id).executeTakeFirst()
  return row && unstoredLead(JSON.parse(row.row) as NewLeadRow)
}

/** How far a synthetic enquiry has come. The answer is that of the mail server. */
export type ProbeProgress = { state: DeliveryState; attempts: number; answer: string | null }

export async function getProbeProgress(db: Db, id: string): Promise<ProbeProgress | undefined> {
  const delivery = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('id', '=', id)
    .where('event', '=', 'enquiry.probe')
    .executeTakeFirst()
  if (!delivery) return undefined
  const last = await db
    .selectFrom('attempts')
    .select('answer')
    .where('delivery', '=', id)
    .where('number', '=', delivery.attempts)
    .executeTakeFirst()
  return {
    state: deliveryState(delivery),
    attempts: delivery.attempts,
    answer: last?.answer ?? null,
  }
}

/** Deletes synthetic enquiries that came before this moment, with their deliveries and attempts. Returns their ids. */
export async function deleteProbes(db: Db, before: Date): Promise<string[]> {
  const deleted = await db
    .deleteFrom('probes')
    .where('created_at', '<', before.toISOString())
    .returning('id')
    .execute()
  const ids = deleted.map(({ id }) => id)
  if (ids.length === 0) return ids
  await db.deleteFrom('attempts').where('delivery', 'in', ids).execute()
  await db.deleteFrom('deliveries').where('id', 'in', ids).execute()
  return ids
}
