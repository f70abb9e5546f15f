import type { Updateable } from 'kysely'
import { restoreBoxes } from '../delivery/channel-consents.ts'
import { deleteOwnerLetter } from '../delivery/owner-letters.ts'
import { listPendingDeliveries } from '../delivery/pending-deliveries.ts'
import type { CancelledOffer } from '../offer/cancelled-offers.ts'
import type { StoppedByWithdrawal } from '../privacy/withdrawal.ts'
import type { Db, EnquiriesTable } from '../schema.ts'
import { type ContactUndo, undoCorrection } from './contact-undo.ts'
import { type ContactRow, deleteContact } from './contacts.ts'
import type { LeadRow } from './lead-row.ts'
import type { PersonUndo } from './merged-leads.ts'

/** A lead and its deliveries before a change. Stored with the lead until the next change. */
export type LeadUndo = {
  /** The version after the change. An undo only applies to this version. */
  version: number
  operator: string | null
  kind: string
  /** The columns that it set, as they were. */
  lead: Updateable<EnquiriesTable>
  deliveries: Awaited<ReturnType<typeof listPendingDeliveries>>
  /** The contact that the change recorded, and those that it took back. Changes by older releases have neither. */
  contact?: string | undefined
  takenBack?: ContactRow[]
  /** The offers that it cancelled, under the id of its history entry. */
  offers?: readonly CancelledOffer[]
  audit?: string
  /** The contact details before a correction. */
  correction?: ContactUndo
  /** The letter that was written. */
  letter?: string
  /** The leads that were merged or separated. */
  person?: PersonUndo
  /** When it was made, and what a withdrawal stopped. */
  at?: string
  stopped?: StoppedByWithdrawal | undefined
  /** The deliveries that it queued. */
  owed?: readonly string[]
  note?: string | undefined
  /** The row of a number that was corrected with the outcome of a call. */
  correctedIn?: string | undefined
  endsClaim?: boolean | undefined
  /** The person's other leads that the call was about as well, as they were. */
  merged?: readonly MergedBefore[]
}

/** One of the person's other leads as it was before the call: its columns, and what a withdrawal stopped. */
export type MergedBefore = Pick<LeadUndo, 'stopped' | 'deliveries' | 'owed'> & {
  lead: string
  contact: string
  columns: Updateable<EnquiriesTable>
}

/** The columns that any change at the desk may set and its undo restores. */
const changeableColumns = [
  'state',
  'owner',
  'contacted_at',
  'quoted_at',
  'finished_at',
  'lost_because',
  'released_at',
  'withdrawn_at',
  'calling_since',
  'calling_by',
] as const

/** What an undo restores of a lead on which a change sets some columns. */
export function columnsBefore(
  row: LeadRow,
  set: Updateable<EnquiriesTable> = {},
): Updateable<EnquiriesTable> {
  const columns = new Set([...changeableColumns, ...(Object.keys(set) as (keyof LeadRow)[])])
  return Object.fromEntries([...columns].map((column) => [column, row[column]]))
}

/** What a call about another lead of the person may change of a lead. */
export function getCallColumns(db: Db, lead: string) {
  return db
    .selectFrom('enquiries')
    .select(['state', 'contacted_at', 'finished_at', 'lost_because', 'withdrawn_at'])
    .where('id', '=', lead)
    .executeTakeFirstOrThrow()
}

export async function saveUndo(db: Db, lead: string, undo: LeadUndo): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ undo: JSON.stringify(undo) })
    .where('id', '=', lead)
    .execute()
}

/** Sets pending deliveries back and deletes those that the change queued. Returns false where one of them is on its way. */
export async function restoreDeliveries(
  db: Db,
  lead: string,
  undo: Pick<LeadUndo, 'deliveries' | 'owed'>,
): Promise<boolean> {
  const undecided = await listPendingDeliveries(db, lead)
  const attempts = new Map(undecided.map((delivery) => [delivery.id, delivery.attempts]))
  // A worker has already claimed a delivery that the undo would stop.
  if (undo.deliveries.some((one) => !one.retry_at && attempts.get(one.id) !== one.attempts))
    return false
  const owed = undo.owed ?? []
  if (owed.some((id) => attempts.get(id) !== 0)) return false
  for (const { id, retry_at, held_at, stopped_at } of undo.deliveries)
    if (attempts.has(id))
      await db
        .updateTable('deliveries')
        .set({ retry_at, held_at, stopped_at })
        .where('id', '=', id)
        .execute()
  if (owed.length > 0) await db.deleteFrom('deliveries').where('id', 'in', owed).execute()
  return true
}

/** Takes back what a change wrote beside the lead itself. */
export async function deleteWritten(db: Db, lead: string, undo: LeadUndo): Promise<void> {
  if (undo.contact) await deleteContact(db, undo.contact)
  if (undo.takenBack?.length) await db.insertInto('contacts').values(undo.takenBack).execute()
  if (undo.correction) await undoCorrection(db, lead, undo.correction)
  if (undo.correctedIn && undo.at) await restoreBoxes(db, lead, undo.at)
  if (undo.audit) await deleteOwnerLetter(db, lead, undo.audit)
  if (undo.correctedIn)
    await db.deleteFrom('corrections').where('id', '=', undo.correctedIn).execute()
  if (undo.note)
    await db
      .deleteFrom('audit')
      .where('id', '=', undo.note)
      .where('lead', '=', lead)
      .where('kind', '=', 'lead.noted')
      .execute()
}
