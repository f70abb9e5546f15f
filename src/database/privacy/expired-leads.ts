import type { Db } from '../schema.ts'

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

/** Deletes the proof of consent of these leads, and who had their details. */
export async function deleteProofs(db: Db, leads: readonly string[]): Promise<void> {
  await db.deleteFrom('disclosures').where('lead', 'in', leads).execute()
  await db.updateTable('enquiries').set({ consent_proof: null }).where('id', 'in', leads).execute()
}
