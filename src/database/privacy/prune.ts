import { sql } from 'kysely'
import type { Db } from '../schema.ts'

/** Deletes rows that are older than these moments. Deliveries stay as long as their lead; those about none go. */
export async function prune(
  db: Db,
  before: {
    attempts: Date
    minute: number
    fingerprints: Date
    confirmations: Date
    tries: Date
    reads: Date
    expired: Date
  },
): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('started_at', '<', before.attempts.toISOString())
    .where('delivery', 'in', (delivery) =>
      // These deliveries are finished: made, given up or stopped. Held deliveries have no attempts.
      delivery.selectFrom('deliveries').select('id').where('retry_at', 'is', null),
    )
    .execute()
  await db
    .deleteFrom('deliveries')
    .where('lead', 'is', null)
    .where('retry_at', 'is', null)
    .where('created_at', '<', before.attempts.toISOString())
    .where(sql<boolean>`not exists (select 1 from attempts where delivery = deliveries.id)`)
    .execute()
  await db.deleteFrom('rate_counts').where('minute', '<', before.minute).execute()
  await db
    .deleteFrom('fingerprints')
    .where('taken_at', '<', before.fingerprints.toISOString())
    .execute()
  await db
    .deleteFrom('confirmations')
    .where('latest', '<', before.confirmations.toISOString())
    .execute()
  await db.deleteFrom('sign_in_tries').where('latest', '<', before.tries.toISOString()).execute()
  await db.deleteFrom('api_answers').where('at', '<', before.tries.toISOString()).execute()
  const day = before.reads.toISOString().slice(0, 10)
  await db.deleteFrom('lead_reads').where('day', '<', day).execute()
  await db.deleteFrom('installer_codes').where('sent_at', '<', before.tries.toISOString()).execute()
  await db
    .deleteFrom('waiting_outcomes')
    .where('overtaken_at', '<', before.tries.toISOString())
    .execute()
  for (const table of [
    'operator_sessions',
    'operator_verifications',
    'installer_sessions',
  ] as const)
    await db.deleteFrom(table).where('expires_at', '<', before.expired.toISOString()).execute()
}

/** Leads that were erased before a moment and still have a proof of consent. */
export async function listOldProofs(db: Db, before: Date, size: number): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where('erased_at', '<', before.toISOString())
    .where('consent_proof', 'is not', null)
    .limit(size)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes the proof of consent of these leads with its receipts, and who had their details. */
export async function deleteProofs(db: Db, leads: readonly string[]): Promise<void> {
  for (const table of ['disclosures', 'consent_receipts'] as const)
    await db.deleteFrom(table).where('lead', 'in', leads).execute()
  await db.updateTable('enquiries').set({ consent_proof: null }).where('id', 'in', leads).execute()
}
