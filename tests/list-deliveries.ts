import type { Db } from '#database/schema.ts'

/** All deliveries of a lead, oldest first. */
export function listDeliveries(db: Db, lead: string) {
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead', '=', lead)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
