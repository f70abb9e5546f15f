import { type Selectable, sql, type Updateable } from 'kysely'
import { isComplaintForm } from '#domain/enquiry/kind.ts'
import type { LeadStanding } from '#domain/lead/state.ts'
import type { ChannelFacts } from '#domain/privacy/channel-consent.ts'
import type { Db, EnquiriesTable } from '../schema.ts'

export type LeadRow = Selectable<EnquiriesTable>

/** A lead, locked until the transaction ends. Undefined when it was erased or never existed. */
export function lockLead(db: Db, id: string): Promise<LeadRow | undefined> {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** The row of a lead; undefined when it was erased or never was. */
export function getLeadRow(db: Db, lead: string): Promise<LeadRow | undefined> {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', lead)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

export async function wasErased(db: Db, lead: string): Promise<boolean> {
  const row = await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', lead)
    .where('erased_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** What decides which actions a lead allows, but for putting it back. */
export function leadStandingOf(
  row: Pick<
    LeadRow,
    'state' | 'contacted_at' | 'quoted_at' | 'suspected' | 'released_at' | 'form_slug'
  >,
): LeadStanding {
  return {
    state: row.state,
    contactedAt: row.contacted_at,
    quotedAt: row.quoted_at,
    suspected: row.suspected,
    releasedAt: row.released_at,
    isComplaint: isComplaintForm(row.form_slug),
  }
}

/** What decides by which channels we may speak with its visitor. */
export function channelFactsOf(
  row: Pick<LeadRow, 'consent_calls' | 'consent_texts' | 'consent_until' | 'withdrawn_at'>,
): ChannelFacts {
  return {
    calls: row.consent_calls,
    texts: row.consent_texts,
    until: row.consent_until,
    withdrawnAt: row.withdrawn_at,
  }
}

/** Changes a lead. The version changes, so stale pages are rejected. */
export async function updateLead(
  db: Db,
  id: string,
  set: Updateable<EnquiriesTable> = {},
): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ ...set, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}
