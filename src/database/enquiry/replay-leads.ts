import { mayHaveInstallers } from '../offer/offering.ts'
import type { Db } from '../schema.ts'

/** Leads since a moment that installers could have been offered when they arrived, the earliest first. */
export function listReplayLeads(db: Db, since: Date) {
  return db
    .selectFrom('enquiries')
    .select(['id', 'created_at', 'form_slug', 'answers', 'postcode', 'region', 'service'])
    .select(['promised_by', 'property_type', 'business_type', 'email_key', 'phone_e164'])
    .where('created_at', '>=', since.toISOString())
    .where(mayHaveInstallers)
    .where('state', 'not in', ['held', 'spam'])
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute()
}
