import type { Db } from '../schema.ts'

/** What an installer was offered since a moment, the latest first, with the state of each lead. */
export function listOffersToInstaller(db: Db, installer: string, since: Date) {
  return db
    .selectFrom('offers')
    .innerJoin('enquiries', 'enquiries.id', 'offers.lead')
    .select(['offers.id', 'offers.lead', 'offers.state', 'offered_at', 'answered_at'])
    .select(['outcome', 'outcome_at', 'expires_at', 'return_decision', 'returned_because'])
    .select('declined_because')
    .select(['reference_number', 'postcode', 'service', 'form_slug'])
    .where('offers.installer', '=', installer)
    .where('offered_at', '>=', since.toISOString())
    .orderBy('offered_at', 'desc')
    .orderBy('offers.id', 'desc')
    .execute()
}
