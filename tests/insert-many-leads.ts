import type { Insertable } from 'kysely'
import type { Database } from '#database/open.ts'
import type { EnquiriesTable } from '#database/schema.ts'
import { plausibleLeads } from '../bench/plausible-lead.ts'

/** Inserts plausible leads of the days before a moment, and returns them, the newest first. */
export async function insertManyLeads(
  { db }: Database,
  count: number,
  { until, days }: { until: Date; days: number },
) {
  const leads = [...plausibleLeads(count, until, days)] as unknown as Insertable<EnquiriesTable>[]
  for (let index = 0; index < count; index += 100)
    await db
      .insertInto('enquiries')
      .values(leads.slice(index, index + 100))
      .execute()
  return leads.toReversed()
}

export type ManyLeads = Awaited<ReturnType<typeof insertManyLeads>>
