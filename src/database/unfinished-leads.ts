import { sql } from 'kysely'
import { unfinishedStates } from '#domain/lead/state.ts'
import type { AuditEntry } from './audit.ts'
import type { Db } from './schema.ts'

/** How many unfinished leads each operator has. */
export async function countUnfinished(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['owner', sql<number | string>`count(*)`.as('leads')])
    .where('state', 'in', unfinishedStates)
    .where('owner', 'is not', null)
    .groupBy('owner')
    .execute()
  return new Map(rows.map(({ owner, leads }) => [owner ?? '', Number(leads)]))
}

// An entry has six values, and SQLite allows 32,766 in a statement.
const entriesAtOnce = 1000

/**
 * Assigns an operator's unfinished leads to another operator or to nobody, and records it in each lead's history.
 * Returns how many leads there were.
 */
export async function reassignUnfinished(
  db: Db,
  { from, to }: { from: string; to: string | null },
  audit: Pick<AuditEntry, 'at' | 'operator'> & { newId: () => string },
): Promise<number> {
  const { newId, ...entry } = audit
  const leads = await db
    .updateTable('enquiries')
    .set({ owner: to, undo: null, version: sql`version + 1` })
    .where('owner', '=', from)
    .where('state', 'in', unfinishedStates)
    .returning('id')
    .execute()
  const detail = JSON.stringify({ to: to ?? '', left: from })
  for (let first = 0; first < leads.length; first += entriesAtOnce)
    await db
      .insertInto('audit')
      .values(
        leads
          .slice(first, first + entriesAtOnce)
          .map(({ id }) => ({ ...entry, id: newId(), kind: 'lead.assigned', lead: id, detail })),
      )
      .execute()
  return leads.length
}
