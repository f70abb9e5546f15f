import { insertDeliveries } from '#database/delivery/deliveries.ts'
import { insertLeads } from '#database/enquiry/insert-leads.ts'
import { insertProbe } from '#database/enquiry/probes.ts'
import { commit, tryOut } from '../world.ts'
import type { insertTogether } from './store-leads.ts'

/**
 * Stores a synthetic enquiry where a lead would be: the database takes it as a lead and gives it back, and what stays is a row that
 * nothing but its own delivery reads. Sent twice it is one.
 */
export function storeProbe(id: string): typeof insertTogether {
  return async (database, leads, limit) => {
    const { engine } = database
    const trial = await tryOut({ database }, (db) => insertLeads({ engine, db }, leads, limit))
    const [lead] = leads
    if (!trial.ok || !lead) return trial
    const { row, requestId } = lead
    await commit({ database }, async (db) => {
      await insertProbe(db, { id, row: JSON.stringify(row), created_at: row.created_at })
      await insertDeliveries(db, [
        {
          id,
          lead: null,
          channel: 'confirmation',
          event: 'enquiry.probe',
          requestId,
          dedupeKey: `probe ${id}`,
          now: new Date(row.created_at),
        },
      ])
    })
    return trial
  }
}
