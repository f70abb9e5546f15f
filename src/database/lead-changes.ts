import { sql, type Updateable } from 'kysely'
import { type AuditEntry, recordAudit } from './audit.ts'
import type { Database } from './open.ts'
import type { EnquiriesTable, Queries } from './schema.ts'

/** What of a lead decides what may be done with it now. */
export async function standingOf(queries: Queries, id: string) {
  const row = await queries
    .selectFrom('enquiries')
    .select(['state', 'version', 'owner', 'contacted_at', 'quoted_at', 'erased_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.erased_at) return undefined
  const { state, version, owner, contacted_at: contactedAt, quoted_at: quotedAt } = row
  return { state, version, owner, contactedAt, quotedAt }
}

/** What becomes of what is still to be delivered. */
export type ForDeliveries = 'send' | 'stop'

export type LeadChange = {
  lead: string
  /** The version the operator saw. */
  version: number
  set: Updateable<EnquiriesTable>
  audit: AuditEntry
  deliveries?: ForDeliveries
}

/** Changes a lead as it was seen, all of it or nothing. False where it has changed meanwhile. */
export async function changeLead({ queries }: Database, change: LeadChange): Promise<boolean> {
  return queries.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('enquiries')
      .set({ ...change.set, version: sql`version + 1` })
      .where('id', '=', change.lead)
      .where('version', '=', change.version)
      .where('erased_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return false
    if (change.deliveries) await direct(transaction, change, change.deliveries)
    await recordAudit(transaction, change.audit)
    return true
  })
}

async function direct(
  queries: Queries,
  { lead, audit: { at } }: LeadChange,
  what: ForDeliveries,
): Promise<void> {
  const undecided = queries
    .updateTable('deliveries')
    .where('lead', '=', lead)
    .where('delivered_at', 'is', null)
    .where('gave_up_at', 'is', null)
  if (what === 'stop') await undecided.set({ stopped_at: at, retry_at: null }).execute()
  else
    await undecided.set({ stopped_at: null, retry_at: at }).where('retry_at', 'is', null).execute()
}

/** The latest thing an operator did to a lead. */
export function latestChange(queries: Queries, lead: string) {
  return queries
    .selectFrom('audit')
    .select(['at', 'operator', 'kind'])
    .where('lead', '=', lead)
    .where('kind', 'not in', ['lead.noted', 'lead.called', 'lead.sent-again', 'person.given'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
