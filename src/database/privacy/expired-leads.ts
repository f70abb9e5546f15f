import type { LeadState } from '#domain/lead/state.ts'
import { type PersonsLead, personsLeadColumns } from '../desk/person.ts'
import type { Db } from '../schema.ts'

/** The oldest leads in these states that came before a moment and are not erased yet. */
export function listExpiredLeads(
  db: Db,
  { states, before, size }: { states: readonly LeadState[]; before: Date; size: number },
): Promise<PersonsLead[]> {
  return db
    .selectFrom('enquiries')
    .select(personsLeadColumns)
    .where('state', 'in', states)
    .where('created_at', '<', before.toISOString())
    .where('erased_at', 'is', null)
    .orderBy('id')
    .limit(size)
    .execute()
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

/** Deletes the proof of consent of these leads, and who had their details. */
export async function deleteProofs(db: Db, leads: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('disclosures').where('lead', 'in', leads).execute()
    await trx
      .updateTable('enquiries')
      .set({ consent_proof: null })
      .where('id', 'in', leads)
      .execute()
  })
}
