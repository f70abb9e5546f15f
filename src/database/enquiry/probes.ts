import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import type { DeliveryState } from '#domain/delivery/state.ts'
import type { LeadRow } from '#domain/lead/stored-lead.ts'
import { deliveryState, insertDeliveries } from '../delivery/deliveries.ts'
import { unstoredLead } from '../delivery/outgoing-lead.ts'
import type { Db } from '../schema.ts'
import { type insertLeads, tryInsertLeads } from './insert-leads.ts'

/**
 * Inserts a synthetic enquiry: the database takes it as a lead and gives it back, and what stays is a row that nothing but its own
 * delivery reads. Sent twice it is one.
 */
export function insertProbe(id: string): typeof insertLeads {
  return async (database, leads, limit) => {
    const trial = await tryInsertLeads(database, leads, limit)
    const [lead] = leads
    if (!trial.ok || !lead) return trial
    const { row, requestId } = lead
    const created_at = row.created_at
    await database.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('probes')
        .values({ id, row: JSON.stringify(row), created_at })
        .onConflict((oc) => oc.doNothing())
        .execute()
      await insertDeliveries(trx, [
        {
          ...{ id, lead: null, channel: 'confirmation', event: 'enquiry.probe', requestId },
          ...{ dedupeKey: `probe ${id}`, now: new Date(created_at) },
        },
      ])
    })
    return trial
  }
}

/** A synthetic enquiry as it goes out; undefined once it is deleted. */
export async function getProbedLead(db: Db, id: string): Promise<OutgoingLead | undefined> {
  const row = await db.selectFrom('probes').select('row').where('id', '=', id).executeTakeFirst()
  return row && unstoredLead(JSON.parse(row.row) as LeadRow)
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

/** Deletes synthetic enquiries that came before this moment, with all that was owed and tried. Returns their ids. */
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
