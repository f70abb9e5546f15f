import { type AuditEntry, recordAudit } from './audit.ts'
import { stateOfRow } from './deliveries.ts'
import type { Database } from './open.ts'
import type { Db } from './schema.ts'

export type FoundDelivery = NonNullable<Awaited<ReturnType<typeof deliveryOf>>>

/** A lead's delivery with its state; nothing where the lead was erased. */
export async function deliveryOf(db: Db, lead: string, id: string) {
  const row = await db
    .selectFrom('deliveries')
    .innerJoin('enquiries', 'enquiries.id', 'deliveries.lead')
    .selectAll('deliveries')
    .where('deliveries.id', '=', id)
    .where('deliveries.lead', '=', lead)
    .where('enquiries.erased_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { channel, event, endpoint } = row
  return { id, lead, channel, event, endpoint, state: stateOfRow(row) }
}

/** Makes a delivery due now, or owes it anew under an id of its own; and writes down who wanted it. */
export async function sendAgain(
  { db }: Database,
  wanted: { found: FoundDelivery; at: string; newId: string | null; audit: AuditEntry },
): Promise<void> {
  const { found, at, newId, audit } = wanted
  await db.transaction().execute(async (trx) => {
    if (newId) {
      const { lead, channel, event, endpoint } = found
      await trx
        .insertInto('deliveries')
        .values({ id: newId, lead, channel, event, endpoint, created_at: at, retry_at: at })
        .execute()
    } else
      await trx
        .updateTable('deliveries')
        .set({ retry_at: at, gave_up_at: null })
        .where('id', '=', found.id)
        .where('delivered_at', 'is', null)
        .where('stopped_at', 'is', null)
        .execute()
    await recordAudit(trx, audit)
  })
}
