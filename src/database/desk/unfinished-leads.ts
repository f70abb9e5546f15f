import { sql } from 'kysely'
import { type LeadState, unfinishedStates } from '#domain/lead/state.ts'
import type { AuditEntry } from '../account/audit.ts'
import type { Db } from '../schema.ts'

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

export async function countUnfinishedOf(db: Db, operator: string): Promise<number> {
  const { leads } = await db
    .selectFrom('enquiries')
    .select(sql<number | string>`count(*)`.as('leads'))
    .where('state', 'in', unfinishedStates)
    .where('owner', '=', operator)
    .executeTakeFirstOrThrow()
  return Number(leads)
}

// An entry has six values, and SQLite allows 32,766 in a statement.
const entriesAtOnce = 1000

export type ReassignedLead = { id: string; version: number }

/**
 * Assigns an operator's unfinished leads to another operator, or removes the owner, since they left or are away, and records it in each
 * lead's history. Returns the leads with their new versions.
 */
export async function reassignUnfinished(
  db: Db,
  { from, to, because }: { from: string; to: string | null; because: 'left' | 'away' },
  audit: Pick<AuditEntry, 'at' | 'operator'> & { newId: () => string },
): Promise<ReassignedLead[]> {
  const { newId, ...entry } = audit
  const leads = await db
    .updateTable('enquiries')
    .set({ owner: to, undo: null, version: sql`version + 1` })
    .where('owner', '=', from)
    .where('state', 'in', unfinishedStates)
    .returning(['id', 'version'])
    .execute()
  const detail = JSON.stringify({ to: to ?? '', [because]: from })
  for (let first = 0; first < leads.length; first += entriesAtOnce)
    await db
      .insertInto('audit')
      .values(
        leads
          .slice(first, first + entriesAtOnce)
          .map(({ id }) => ({ ...entry, id: newId(), kind: 'lead.assigned', lead: id, detail })),
      )
      .execute()
  return leads
}

/** Gives unchanged leads back to the operator who had them. Returns those that are theirs again, with their states. */
export async function restoreOwner(
  db: Db,
  { owner, leads }: { owner: string; leads: readonly ReassignedLead[] },
): Promise<{ id: string; state: LeadState }[]> {
  const restored = await Promise.all(
    leads.map(({ id, version }) =>
      db
        .updateTable('enquiries')
        .set({ owner, version: sql`version + 1` })
        .where('id', '=', id)
        .where('version', '=', version)
        .where('owner', 'is', null)
        .where('erased_at', 'is', null)
        .returning(['id', 'state'])
        .executeTakeFirst(),
    ),
  )
  return restored.filter((lead) => lead !== undefined)
}
