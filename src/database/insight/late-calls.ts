import { sql } from 'kysely'
import type { Db } from '../schema.ts'

/** Offers that went on because their installer had recorded no call in time, and whose visitor doesn't say that it did call. */
export const isLateCall = sql<boolean>`(
  offers.returned_because = 'not-in-time' and coalesce(offers.visitor_says, '') <> 'called'
)`

/** Whether an offer counts as a call that wasn't made in time. */
export async function isLate(db: Db, offer: string): Promise<boolean> {
  const late = await db
    .selectFrom('offers')
    .select('id')
    .where('id', '=', offer)
    .where(isLateCall)
    .executeTakeFirst()
  return late !== undefined
}

/** How many calls of an installer weren't made in time since a moment, and up to another where it is given. */
export async function countLateCalls(
  db: Db,
  installer: string,
  since: Date,
  until?: string,
): Promise<number> {
  const { late } = await db
    .selectFrom('offers')
    .select(({ fn }) => fn.countAll<number | string>().as('late'))
    .where('installer', '=', installer)
    .where('returned_at', '>', since.toISOString())
    .$if(until !== undefined, (qb) => qb.where('returned_at', '<=', until ?? ''))
    .where(isLateCall)
    .executeTakeFirstOrThrow()
  return Number(late)
}
