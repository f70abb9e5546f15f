import { sql } from 'kysely'
import { duplicateDays } from '#domain/lead/sameness.ts'
import type { Db } from '../schema.ts'

/** The accepted offers of the same person's other enquiries of the last month, for the same postcode: nothing came to nothing there. */
export function listPersonOffers(
  db: Db,
  lead: { id: string; created_at: string },
): Promise<{ id: string; installer: string; lead: string }[]> {
  const since = new Date(Date.parse(lead.created_at) - duplicateDays * 24 * 3_600_000)
  return db
    .selectFrom('offers')
    .innerJoin('enquiries as other', 'other.id', 'offers.lead')
    .innerJoin('enquiries as lead', 'lead.postcode', 'other.postcode')
    .select(['offers.id', 'offers.installer', 'offers.lead'])
    .where('lead.id', '=', lead.id)
    .where('other.id', '<>', lead.id)
    .where(
      sql<boolean>`coalesce(other.merged_into, other.id) = coalesce(lead.merged_into, lead.id)`,
    )
    .where('other.created_at', '>=', since.toISOString())
    .where('other.withdrawn_at', 'is', null)
    .where('other.erased_at', 'is', null)
    .where('offers.state', '=', 'accepted')
    .where((eb) => eb.or([eb('offers.outcome', 'is', null), eb('offers.outcome', '<>', 'lost')]))
    .orderBy('offers.id')
    .execute()
}

/** False where it was written down before. */
export async function insertRepeat(
  db: Db,
  repeat: { lead: string; offer: string; at: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('repeats')
    .values(repeat)
    .onConflict((oc) => oc.columns(['lead', 'offer']).doNothing())
    .returning('lead')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The enquiries that went with an accepted offer, the earliest first; nothing of those that were taken back. */
export function listRepeats(db: Db, offer: string) {
  return db
    .selectFrom('repeats')
    .innerJoin('enquiries', 'enquiries.id', 'repeats.lead')
    .select(['enquiries.id', 'repeats.at', 'service', 'form_shown', 'answers', 'state', 'way'])
    .select(['promised_by as promisedBy', 'contacted_at as contactedAt'])
    .where('repeats.offer', '=', offer)
    .where('withdrawn_at', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('repeats.at')
    .orderBy('enquiries.id')
    .execute()
}

/** The installers that were notified of an enquiry because of the same person's earlier one, and still have that one. */
export function listRepeatHolders(db: Db, lead: string) {
  return db
    .selectFrom('repeats')
    .innerJoin('offers', 'offers.id', 'repeats.offer')
    .select(['offers.id as offer', 'offers.installer', 'offers.lead'])
    .where('repeats.lead', '=', lead)
    .where('offers.state', '=', 'accepted')
    .orderBy('offers.id')
    .execute()
}

/** What went with an offer that is over is to be offered like every other. */
export async function offerRepeatsAgain(db: Db, offer: string): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ offering: null })
    .where('id', 'in', (eb) => eb.selectFrom('repeats').select('lead').where('offer', '=', offer))
    .execute()
}
