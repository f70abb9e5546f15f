import { type SqlBool, sql } from 'kysely'
import { acceptedStates } from '#domain/offer/offer.ts'
import type { Db } from './schema.ts'

const having = sql.join(acceptedStates.map((state) => sql.lit(state)))

/** `awaitsYes` of the domain, for queries on `enquiries`: calls aren't allowed, so none is promised. */
export const isAwaitingYes = sql<SqlBool>`(coalesce(enquiries.way, '') = 'prices' and not exists (
  select 1 from offers as yes where yes.lead = enquiries.id and yes.state in (${having})
))`

/** Whether the visitor ever said yes to an installer by name. */
export const hasSaidYes = sql<SqlBool>`exists (
  select 1 from consents where consents.lead = enquiries.id and consents.offer is not null
)`

/**
 * As `isAwaitingYes`, with nothing but prices left to send: the answer we promised before the prices was given. Brands where every visitor
 * sees prices first promise one.
 */
export const isOwedPricesAlone = sql<SqlBool>`(${isAwaitingYes} and not (
  coalesce(enquiries.promised_by < enquiries.prices_by, false) and not ${hasSaidYes}
  and not exists (select 1 from desk_letters where desk_letters.lead = enquiries.id)
))`

export async function getAwaitsYes(db: Db, lead: string): Promise<boolean> {
  const row = await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', lead)
    .where(isAwaitingYes)
    .executeTakeFirst()
  return row !== undefined
}
