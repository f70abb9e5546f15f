import type { Updateable } from 'kysely'
import { restoreBoxes } from '../delivery/channel-consents.ts'
import type { Db, EnquiriesTable } from '../schema.ts'
import type { LeadRow } from './lead-row.ts'

/** The columns that a correction sets and an undo restores. */
const correctedColumns = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'phone_e164',
  'phone_doubtful',
  'email_key',
  'name_key',
  'family_key',
  'answers',
  'consent_calls',
  'consent_texts',
] as const

export type ContactUndo = {
  at: string
  columns: Pick<Updateable<EnquiriesTable>, (typeof correctedColumns)[number]>
}

/** The contact details that an undo restores. */
export function restorableContact(row: LeadRow): ContactUndo['columns'] {
  const columns = Object.fromEntries(correctedColumns.map((column) => [column, row[column]]))
  return { ...columns, phone_doubtful: Boolean(row.phone_doubtful) }
}

/**
 * Restores the details before a correction, in the transaction that undoes it. Deliveries queued since are dropped, unless one was sent
 * meanwhile that may have had the corrected details: then those who have the lead are notified again.
 */
export async function undoCorrection(
  db: Db,
  lead: string,
  { at, columns }: ContactUndo,
): Promise<void> {
  await db.updateTable('enquiries').set(columns).where('id', '=', lead).execute()
  await db
    .deleteFrom('corrections')
    .where('lead', '=', lead)
    .where('by', '=', 'operator')
    .where('at', '=', at)
    .execute()
  await restoreBoxes(db, lead, at)
  const sent = await db
    .selectFrom('attempts')
    .innerJoin('deliveries', 'deliveries.id', 'attempts.delivery')
    .select('deliveries.id')
    .where('deliveries.lead', '=', lead)
    .where('attempts.started_at', '>=', at)
    .limit(1)
    .executeTakeFirst()
  if (sent) return
  await db
    .deleteFrom('deliveries')
    .where('lead', '=', lead)
    .where('attempts', '=', 0)
    .where('delivered_at', 'is', null)
    .where('event', 'in', ['lead.changed', 'offer.changed'])
    .where('created_at', '=', at)
    .execute()
}
