import type { Db } from '../schema.ts'

/** Stores that an operator read these leads on a day. How many different ones that makes, whoever stored them. */
export async function insertLeadReads(
  db: Db,
  { operator, day, leads }: { operator: string; day: string; leads: readonly string[] },
): Promise<number> {
  await db
    .insertInto('lead_reads')
    .values(leads.map((lead) => ({ operator, day, lead })))
    .onConflict((oc) => oc.doNothing())
    .execute()
  const { count } = await db
    .selectFrom('lead_reads')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('operator', '=', operator)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return Number(count)
}
