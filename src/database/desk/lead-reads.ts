import type { Db } from '../schema.ts'

/** `reader` is an operator's id, or identifies the API key that was used. */
type DayOfReader = { reader: string; day: string }

/** Stores that these leads were read on a day. How many different ones that makes, whichever replica stored them. */
export async function insertLeadReads(
  db: Db,
  { reader, day, leads }: DayOfReader & { leads: readonly string[] },
): Promise<number> {
  await db
    .insertInto('lead_reads')
    .values(leads.map((lead) => ({ operator: reader, day, lead })))
    .onConflict((oc) => oc.doNothing())
    .execute()
  const { count } = await db
    .selectFrom('lead_reads')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('operator', '=', reader)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The leads that were read on a day. */
export async function listLeadReads(db: Db, { reader, day }: DayOfReader): Promise<string[]> {
  const rows = await db
    .selectFrom('lead_reads')
    .select('lead')
    .where('operator', '=', reader)
    .where('day', '=', day)
    .execute()
  return rows.map(({ lead }) => lead)
}
