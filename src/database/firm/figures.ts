import { sql } from 'kysely'
import type { Db } from '../schema.ts'

/** Fees less credits of each installer since a moment, in cents without tax. */
export async function listSpent(db: Db, since: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select(['installer', sql<number | string>`sum(amount_cents)`.as('cents')])
    .where('kind', '<>', 'payment')
    .where('at', '>=', since)
    .groupBy('installer')
    .execute()
  return new Map(rows.map(({ installer, cents }) => [installer, Number(cents)]))
}

/** How many calls and outcomes each person of an installer recorded since a moment, by name. */
export async function countActs(
  db: Db,
  { offers, since }: { offers: readonly string[]; since: string },
): Promise<{ name: string; calls: number }[]> {
  if (offers.length === 0) return []
  const rows = await db
    .selectFrom('audit')
    .select(({ fn }) => ['person', fn.countAll<number | string>().as('calls')])
    .where('kind', '=', 'lead.offer-outcome')
    .where('lead', 'in', offers)
    .where('person', 'is not', null)
    .where('at', '>=', since)
    .groupBy('person')
    .orderBy('person')
    .execute()
  return rows.map(({ person, calls }) => ({ name: person ?? '', calls: Number(calls) }))
}
