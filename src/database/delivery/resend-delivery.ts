import { type AuditEntry, recordAudit } from '../account/audit.ts'
import type { Database } from '../open.ts'
import type { Db } from '../schema.ts'
import { deliveryState } from './deliveries.ts'

export type ResendTarget = NonNullable<Awaited<ReturnType<typeof getDelivery>>>

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
  return {
    ...{ id, lead, channel, event, endpoint, operator, installer, offer },
    state: deliveryState(row),
  }
}

/** Makes a delivery due now, or inserts a copy of it with a new id. Records who asked for it. */
export async function resendDelivery(
  { db }: Database,
  resend: { target: ResendTarget; at: string; newId: string | null; audit: AuditEntry },
): Promise<void> {
  const { target, at, newId, audit } = resend
  await db.transaction().execute(async (trx) => {
    if (newId) {
      const { lead, channel, event, endpoint, operator, installer, offer } = target
      await trx
        .insertInto('deliveries')
        .values({
          ...{ id: newId, lead, channel, event, endpoint, operator, installer, offer },
          ...{ created_at: at, retry_at: at },
        })
        .execute()
    } else
      await trx
        .updateTable('deliveries')
        .set({ retry_at: at, gave_up_at: null, delivered_at: null, to_file: false })
        .where('id', '=', target.id)
        .where((eb) => eb.or([eb('delivered_at', 'is', null), eb('to_file', '=', true)]))
        .where('stopped_at', 'is', null)
        .execute()
    await recordAudit(trx, audit)
  })
}
