import { hasLeft } from '#database/account/operators.ts'
import { restoreDisclosures } from '#database/delivery/disclosures.ts'
import { deleteContact } from '#database/desk/contacts.ts'
import { deleteDeskLetter } from '#database/desk/desk-letters.ts'
import { lockLead, updateLead } from '#database/desk/lead-row.ts'
import { deleteWritten, type LeadUndo, restoreDeliveries } from '#database/desk/lead-undo.ts'
import { refreshLeadWords } from '#database/desk/lead-words.ts'
import { undoPersonChange } from '#database/desk/merged-leads.ts'
import { listSameNumber, updateNextAction } from '#database/desk/queue.ts'
import { restoreOffers } from '#database/offer/cancelled-offers.ts'
import { restoreSuppressed } from '#database/privacy/suppressions.ts'
import type { StoppedByWithdrawal } from '#database/privacy/withdrawal.ts'
import type { Db } from '#database/schema.ts'
import type { LeadState } from '#domain/lead/state.ts'
import { reject } from '#domain/result.ts'
import { recordLeadEvent } from '../record-event.ts'
import { commit } from '../world.ts'
import {
  type ChangeLeadResult,
  changedMeanwhile,
  type DeskWorld,
  type Operator,
} from './change-lead.ts'
import { claimAgain } from './claim-lead.ts'

/** Undoes an operator's own latest change to a lead, if nothing has changed since. */
export async function undoLead(
  asSeen: { lead: string; version: number },
  operator: Operator,
  world: DeskWorld,
): Promise<ChangeLeadResult> {
  const now = world.now()
  try {
    return await commit(world, (db) => undoOnce(db, asSeen, { operator, now, world }))
  } catch (error) {
    if (!(error instanceof NotUndone)) throw error
    return error.isSent ? sentOn : changedMeanwhile(world.database.db, asSeen.lead)
  }
}

const sentOn = reject('refused', 'It’s too late to undo: the lead has already been sent on.')

/** Thrown where some of it was restored already, so that the transaction takes it back. */
class NotUndone extends Error {
  readonly isSent: boolean

  constructor({ isSent }: { isSent: boolean }) {
    super('not undone')
    this.isSent = isSent
  }
}

async function undoOnce(
  db: Db,
  { lead, version }: { lead: string; version: number },
  {
    operator,
    now,
    world,
  }: { operator: Operator; now: Date; world: Pick<DeskWorld, 'calling' | 'database'> },
): Promise<ChangeLeadResult> {
  const row = await lockLead(db, lead)
  if (row?.version !== version) return changedMeanwhile(db, lead)
  const undo: LeadUndo | null = row.undo && JSON.parse(row.undo)
  if (undo?.version !== version) return reject('refused', 'There’s nothing to undo on this lead.')
  if (undo.operator !== operator.id) return changedMeanwhile(db, lead)
  if (undo.letter && !(await deleteDeskLetter(db, undo.letter))) return sentOn
  const undoing = { now: () => now, calling: world.calling, by: operator.id }
  for (const one of [{ ...undo, lead }, ...(undo.merged ?? [])])
    if (!(await restoreDeliveries(db, one.lead, one))) throw new NotUndone({ isSent: true })
  if (undo.person && !(await undoPersonChange(db, lead, undo.person)))
    throw new NotUndone({ isSent: false })
  for (const other of undo.merged?.toReversed() ?? []) {
    await restoreStopped(db, other.lead, undo, { ...other.stopped })
    await deleteContact(db, other.contact)
    await updateLead(db, other.lead, other.columns)
    const detail = { to: other.columns.state as LeadState, undone: undo.kind }
    await recordLeadEvent(db, { kind: 'lead.undone', lead: other.lead, detail }, undoing)
  }
  await restoreStopped(db, lead, undo, { ...undo.stopped, offers: undo.offers ?? [] })
  await deleteWritten(db, lead, undo)
  const { owner } = undo.lead
  const ownerHasLeft = owner && (await hasLeft(db, owner))
  await updateLead(db, lead, { ...undo.lead, undo: null, ...(ownerHasLeft ? { owner: null } : {}) })
  const state = undo.lead.state as LeadState
  await refreshLeadWords(db, [lead])
  const detail = { to: state, undone: undo.kind }
  await recordLeadEvent(db, { kind: 'lead.undone', lead, detail }, undoing)
  const others = [...(undo.person?.pointers ?? []), ...(undo.merged ?? [])]
  const sameNumber = undo.contact ? await listSameNumber(db, lead) : []
  const leads = new Set([...others.map((one) => one.lead), ...sameNumber])
  for (const one of leads) await updateNextAction(db, one, world.calling)
  if (undo.endsClaim)
    await claimAgain(db, lead, { operator: operator.id, now, engine: world.database.engine })
  return { ok: true, state, version: version + 1 }
}

/** Restores the offers, disclosures and suppressions that a change ended. */
async function restoreStopped(
  db: Db,
  lead: string,
  { audit = '', at = '' }: LeadUndo,
  { offers = [], disclosures = [], suppressed }: Partial<StoppedByWithdrawal>,
): Promise<void> {
  if (offers.length > 0) await restoreOffers(db, { lead, offers, key: audit })
  await restoreDisclosures(db, disclosures)
  if (suppressed) await restoreSuppressed(db, suppressed, at)
}
