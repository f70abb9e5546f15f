import { sql, type Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { LeadState } from '#domain/lead/state.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import type { StoppedByWithdrawal } from '#operations/privacy/withdraw-lead.ts'
import { type AuditEntry, recordAudit } from '../account/audit.ts'
import { hasLeft } from '../account/operators.ts'
import { restoreDisclosures } from '../delivery/disclosures.ts'
import { deleteOwnerLetter } from '../delivery/owner-letters.ts'
import { listPendingDeliveries } from '../delivery/pending-deliveries.ts'
import { type CancelledOffer, restoreOffers } from '../offer/cancel-offers.ts'
import type { Database } from '../open.ts'
import { restoreSuppressed } from '../privacy/suppressions.ts'
import type { Db, EnquiriesTable } from '../schema.ts'
import { claimAgain } from './claims.ts'
import { type ContactUndo, undoCorrection } from './contact-undo.ts'
import type { ContactRow } from './contacts.ts'
import { deleteDeskLetter } from './desk-letter-undo.ts'
import { refreshLeadWords } from './lead-words.ts'
import { type PersonUndo, undoPersonChange } from './merged-leads.ts'
import { updateNextAction } from './queue.ts'

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
  /** The deliveries that it owed. */
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

export type UndoOutcome =
  | { as: 'undone'; state: EnquiriesTable['state'] }
  /** It has changed since, or another operator made the change. */
  | { as: 'changed' }
  | { as: 'nothing to undo' }
  /** The change sent a delivery, and it has gone out. */
  | { as: 'sent' }

/** Restores a lead and its deliveries to the state before the operator's latest change. */
export async function undoChange(
  database: Database,
  {
    lead,
    version,
    audit,
    calling,
  }: {
    lead: string
    version: number
    audit: { id: string; at: string; operator: string }
    calling: CallingRules
  },
): Promise<UndoOutcome> {
  const undone = database.db.transaction().execute(async (trx): Promise<UndoOutcome> => {
    const query = trx
      .selectFrom('enquiries')
      .select(['version', 'undo'])
      .where('id', '=', lead)
      .where('erased_at', 'is', null)
    const row = await query.forUpdate().executeTakeFirst()
    if (!row || row.version !== version) return { as: 'changed' }
    const undo: LeadUndo | null = row.undo && JSON.parse(row.undo)
    if (undo?.version !== version) return { as: 'nothing to undo' }
    if (undo.operator !== audit.operator) return { as: 'changed' }
    if (undo.letter && !(await deleteDeskLetter(trx, undo.letter))) return { as: 'sent' }
    if (!(await restoreDeliveries(trx, lead, undo))) throw new NotUndone('sent')
    for (const other of undo.merged ?? [])
      if (!(await restoreDeliveries(trx, other.lead, other))) throw new NotUndone('sent')
    if (undo.person && !(await undoPersonChange(trx, lead, undo.person)))
      throw new NotUndone('changed')
    for (const other of undo.merged?.toReversed() ?? [])
      await restoreMerged(trx, other, { undo, audit })
    await restoreConsequences(trx, lead, undo)
    const { owner } = undo.lead
    const hasNobody = owner && (await hasLeft(trx, owner))
    await trx
      .updateTable('enquiries')
      .set({ ...undo.lead, ...(hasNobody ? { owner: null } : {}) })
      .set({ undo: null, version: sql`version + 1` })
      .where('id', '=', lead)
      .execute()
    const state = undo.lead.state as LeadState
    const detail = { to: state, undone: undo.kind }
    await recordAudit(trx, { ...audit, kind: 'lead.undone', lead, detail })
    await refreshLeadWords(trx, [lead])
    const leads = new Set([lead, ...(undo.person?.pointers.map((one) => one.lead) ?? [])])
    for (const one of leads) await updateNextAction(trx, one, calling)
    if (undo.endsClaim) await claimAgain(trx, { lead, ...audit, now: new Date(audit.at) })
    return { as: 'undone', state }
  })
  return undone.catch((error: unknown) => {
    if (error instanceof NotUndone) return { as: error.as }
    throw error
  })
}

/** Found when some of it was restored already: nothing of that may stay. */
class NotUndone extends Error {
  readonly as: 'sent' | 'changed'

  constructor(as: 'sent' | 'changed') {
    super(as)
    this.as = as
  }
}

/** Sets pending deliveries back and deletes those that the change owed. False where one of them is on its way. */
async function restoreDeliveries(
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

/** Takes back what a call did to another lead of the person. */
async function restoreMerged(
  db: Db,
  { lead, contact, columns, stopped }: MergedBefore,
  { undo, audit }: { undo: LeadUndo; audit: Pick<AuditEntry, 'at' | 'operator'> },
): Promise<void> {
  if (stopped) {
    if (stopped.offers.length > 0)
      await restoreOffers(db, { lead, offers: stopped.offers, key: undo.audit ?? '' })
    await restoreDisclosures(db, stopped.disclosures)
    await restoreSuppressed(db, stopped.suppressed, undo.at ?? '')
  }
  await db.deleteFrom('contacts').where('id', '=', contact).execute()
  await db
    .updateTable('enquiries')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', lead)
    .execute()
  const detail = { to: columns.state as LeadState, undone: undo.kind }
  const { at, operator } = audit
  await recordAudit(db, { id: uuidv7(), at, operator, lead, kind: 'lead.undone', detail })
}

/** Takes back what a change did beside the lead itself. */
async function restoreConsequences(db: Db, lead: string, undo: LeadUndo): Promise<void> {
  if (undo.offers?.length)
    await restoreOffers(db, { lead, offers: undo.offers, key: undo.audit ?? '' })
  if (undo.stopped) {
    await restoreDisclosures(db, undo.stopped.disclosures)
    await restoreSuppressed(db, undo.stopped.suppressed, undo.at ?? '')
  }
  if (undo.contact) await db.deleteFrom('contacts').where('id', '=', undo.contact).execute()
  if (undo.takenBack?.length) await db.insertInto('contacts').values(undo.takenBack).execute()
  if (undo.correction) await undoCorrection(db, lead, undo.correction)
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
