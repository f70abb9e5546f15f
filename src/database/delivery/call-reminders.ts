import { sql } from 'kysely'
import { type CallReminder, callReminders } from '#domain/offer/owed-call.ts'
import type { Db } from '../schema.ts'

/** The last reminder of its call that an installer was sent. */
export const latestReminder = sql<CallReminder | null>`(
  select event from deliveries where deliveries.offer = offers.id and deliveries.channel = 'installer-letter'
  and event in (${sql.join(callReminders.map((event) => sql.lit(event)))}) and delivered_at is not null
  order by created_at desc limit 1
)`

/** The same of all offers of a lead, by offer. */
export async function listReminders(db: Db, lead: string): Promise<Map<string, CallReminder>> {
  const rows = await db
    .selectFrom('offers')
    .select(['id', latestReminder.as('reminded')])
    .where('lead', '=', lead)
    .execute()
  return new Map(rows.flatMap(({ id, reminded }) => (reminded ? [[id, reminded]] : [])))
}
