import { type RawBuilder, sql } from 'kysely'
import { complaintStates } from '#domain/lead/state.ts'
import type { Db } from '../schema.ts'

/** A lead as it was last changed. */
export type Change = { lead: string; at: string }

/**
 * Leads in the order of their latest change, each once: of those after a change, and not later than `until`. A lead changes when it comes
 * and with every entry about it in the audit log. Each half reads its index only as far as it must.
 */
export async function listLeadChanges(
  db: Db,
  { after, until, size }: { after: Change; until: Date; size: number },
): Promise<Change[]> {
  const last = until.toISOString()
  const half = (lead: string, at: string, table: RawBuilder<unknown>) => sql`
    select * from (
      select distinct ${sql.ref(at)} as at, ${sql.ref(lead)} as lead from ${table} as change
      where ${sql.ref(at)} >= ${after.at} and ${sql.ref(at)} <= ${last} and ${sql.ref(lead)} is not null
        and (${sql.ref(at)} > ${after.at} or ${sql.ref(lead)} > ${after.lead})
        and not exists (
          select 1 from audit as later
          where later.lead = ${sql.ref(lead)} and later.at > ${sql.ref(at)} and later.at <= ${last}
        )
      order by 1, 2 limit ${size}
    ) as half`
  const { rows } = await sql<Change>`
    ${half('change.id', 'change.created_at', sql`enquiries`)}
    union
    ${half('change.lead', 'change.at', sql`audit`)}
    order by at, lead limit ${size}`.execute(db)
  return rows
}

/** What a reader needs of leads beside their columns. Complaints are no leads. */
export function listLeadMarks(db: Db, leads: readonly string[]) {
  return db
    .selectFrom('enquiries')
    .select(['id', 'version', 'erased_at'])
    .where('id', 'in', leads)
    .where('state', 'not in', complaintStates)
    .execute()
}

/** When a lead last changed. */
export async function lastChangeOf(db: Db, lead: string): Promise<string | undefined> {
  const { rows } = await sql<{ at: string | null }>`
    select coalesce(
      (select max(at) from audit where audit.lead = enquiries.id and audit.at > enquiries.created_at),
      created_at) as at
    from enquiries where id = ${lead}`.execute(db)
  return rows[0]?.at ?? undefined
}
