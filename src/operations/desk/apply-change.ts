import type { Updateable } from 'kysely'
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid'
import { hasLeft } from '#database/account/operators.ts'
import { endBoxes } from '#database/delivery/channel-consents.ts'
import { insertCorrections } from '#database/delivery/corrections.ts'
import { enqueueOwnerLetter } from '#database/delivery/owner-letters.ts'
import {
  type DeliveryChange,
  listDeliveryIds,
  listPendingDeliveries,
  updatePendingDeliveries,
} from '#database/delivery/pending-deliveries.ts'
import { endClaim, endPress } from '#database/desk/claims.ts'
import {
  insertContact,
  moveByContact,
  type NewContact,
  takeBackReached,
} from '#database/desk/contacts.ts'
import { type LeadRow, updateLead } from '#database/desk/lead-row.ts'
import {
  columnsBefore,
  getCallColumns,
  type LeadUndo,
  type MergedBefore,
  saveUndo,
} from '#database/desk/lead-undo.ts'
import { refreshLeadWords } from '#database/desk/lead-words.ts'
import { listMergedOpen } from '#database/desk/merged-leads.ts'
import { listSameNumber, updateNextAction } from '#database/desk/queue.ts'
import { insertVisitorLetter } from '#database/enquiry/visitor-letters.ts'
import type { StoppedByWithdrawal } from '#database/privacy/withdrawal.ts'
import type { Db, EnquiriesTable } from '#database/schema.ts'
import type { VisitorLetter } from '#domain/delivery/messages.ts'
import type { LeadState } from '#domain/lead/state.ts'
import { channelBoxes } from '#domain/privacy/channel-consent.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { type Result, reject } from '#domain/result.ts'
import { tellHolders, tellInstallers } from '../enquiry/tell-holders.ts'
import { cancelOffers } from '../privacy/cancel-offers.ts'
import { applyWithdrawal } from '../privacy/withdraw-lead.ts'
import { type Actor, type QuietEvent, recordLeadEvent } from '../record-event.ts'
import type { World } from '../world.ts'

export type LeadChange = {
  set: Updateable<EnquiriesTable>
  audit: QuietEvent & { id: string; at: string; operator: string | null }
  calling: CallingRules
  /** When its deliveries go out: once it can't be undone any more. */
  dueAt: Date
  deliveries?: DeliveryChange | undefined
  /** A contact that the change records under the id of its entry, or that it takes back what operators recorded. */
  contact?: NewContact | 'take back' | undefined
  /** Cancels the lead's offers. */
  cancelsOffers?: boolean
  /** The person asked us to stop: what they are known by, see suppression-hashes.ts. */
  withdraws?: { hashes: readonly string[] } | undefined
  /** A new phone number. Those who have the lead are notified. */
  correction?: { field: string; before: string; after: string } | undefined
  /** A letter to the visitor. */
  letter?: { event: VisitorLetter; emailKey: string } | undefined
  /** Saved with it, and taken back with it. */
  note?: { id: string; text: string } | undefined
  /** The operator is done with the lead for now: the claim on it ends, and an undo gives it back. */
  endsClaim?: boolean
}

/** Changes a lead that is locked, and its deliveries, as one change with one undo. */
export async function applyChange(
  db: Db,
  row: LeadRow,
  change: LeadChange,
): Promise<Result<{ state: LeadState; version: number }, 'refused'>> {
  const { set, audit } = change
  const lead = row.id
  const version = row.version + 1
  if (set.owner && (await hasLeft(db, set.owner)))
    return reject('refused', 'That person no longer works at the desk.')
  await updateLead(db, lead, { ...set, ...(change.endsClaim ? noCall : {}) })
  const deliveries =
    change.deliveries || change.withdraws ? await listPendingDeliveries(db, lead) : []
  const owedBefore = await listDeliveryIds(db, lead)
  if (change.deliveries)
    await updatePendingDeliveries(db, { lead, at: audit.at, change: change.deliveries })
  if (typeof change.contact === 'object') await insertContact(db, change.contact)
  const merged = change.contact ? await recordOnMerged(db, lead, change) : []
  const takenBack = change.contact === 'take back' ? await takeBackReached(db, lead) : []
  const { stopped, offers, correctedIn } = await applyConsequences(db, { lead, version }, change)
  if (set.owner && set.owner !== audit.operator)
    await enqueueOwnerLetter(db, {
      lead,
      owner: set.owner,
      key: audit.id,
      now: new Date(audit.at),
      dueAt: change.dueAt,
    })
  if (change.endsClaim && audit.operator) {
    await endClaim(db, lead, new Date(audit.at))
    await endPress(db, audit.operator, new Date(audit.at))
  }
  await saveUndo(db, lead, {
    version,
    operator: audit.operator,
    kind: audit.kind,
    at: audit.at,
    audit: audit.id,
    lead: columnsBefore(row, set),
    deliveries,
    takenBack,
    offers,
    stopped,
    correctedIn,
    merged,
    note: change.note?.id,
    endsClaim: change.endsClaim,
    contact: typeof change.contact === 'object' ? change.contact.id : undefined,
    owed: (await listDeliveryIds(db, lead)).filter((id) => !owedBefore.includes(id)),
  })
  const world = worldOf(change)
  const { at, operator, ...event } = audit
  await recordLeadEvent(db, { ...event, lead }, world)
  if (change.note) {
    const { id, text } = change.note
    await recordLeadEvent(db, { kind: 'lead.noted', id, lead, detail: { text } }, world)
  }
  if (change.contact)
    for (const other of await listSameNumber(db, lead))
      await updateNextAction(db, other, change.calling)
  return { ok: true, state: set.state ?? row.state, version }
}

/** The operator's world at the moment of a change. */
function worldOf({ audit, calling }: LeadChange): Pick<World, 'now' | 'calling'> & Actor {
  return { now: () => new Date(audit.at), calling, by: audit.operator }
}

const noCall = { calling_since: null, calling_by: null, pressed_by: null }

/** Does what a change asks for beside the lead itself. What goes out waits until it can't be undone. */
async function applyConsequences(
  db: Db,
  { lead, version }: { lead: string; version: number },
  change: LeadChange,
): Promise<Pick<LeadUndo, 'stopped' | 'offers' | 'correctedIn'>> {
  const { audit, dueAt } = change
  const now = new Date(audit.at)
  const { operator } = audit
  const stopped = change.withdraws
    ? await applyWithdrawal(db, {
        lead,
        hashes: change.withdraws.hashes,
        now,
        dueAt,
        key: audit.id,
        world: worldOf(change),
      })
    : undefined
  const offers = change.cancelsOffers
    ? await cancelOffers(db, { lead, key: audit.id, now, dueAt }, worldOf(change))
    : []
  const correctedIn = change.correction ? uuidv7() : undefined
  if (change.correction && correctedIn) {
    const by = { lead, by: 'operator', who: operator, at: audit.at } as const
    await insertCorrections(db, [{ id: correctedIn, ...by, ...change.correction }])
    // A number is all that a call corrects, and another needs a yes of its own.
    await endBoxes(db, { lead, boxes: channelBoxes, at: by.at })
    await refreshLeadWords(db, [lead])
    await tellHolders(db, { lead, version, now, tellAt: dueAt })
    await tellInstallers(db, { lead, version, now, tellAt: dueAt })
  }
  if (change.letter)
    await insertVisitorLetter(db, {
      id: uuidv7(),
      lead,
      ...change.letter,
      now,
      dueAt,
      dedupeKey: `${change.letter.event} ${audit.id}`,
    })
  return { stopped, offers: [...offers, ...(stopped?.offers ?? [])], correctedIn }
}

/**
 * A call about a lead also counts for the leads merged with it: each gets the same contact, and the same answer if the visitor was reached or
 * said no.
 */
async function recordOnMerged(db: Db, lead: string, change: LeadChange): Promise<MergedBefore[]> {
  const { contact, audit } = change
  if (typeof contact !== 'object') return []
  const others = (await listMergedOpen(db, lead)).filter((id) => id !== lead)
  const before: MergedBefore[] = []
  for (const other of others) {
    const columns = await getCallColumns(db, other)
    const deliveries = await listPendingDeliveries(db, other)
    const owedBefore = await listDeliveryIds(db, other)
    const id = uuidv5(other, contact.id)
    await insertContact(db, { ...contact, id, lead: other })
    await moveByContact(db, columns, { ...contact, id, lead: other })
    const stopped = await finishMerged(db, other, change)
    const event = eventOfMerged(audit, columns.state, contact)
    await recordLeadEvent(db, { ...event, id, lead: other }, worldOf(change))
    const owed = (await listDeliveryIds(db, other)).filter((one) => !owedBefore.includes(one))
    before.push({ lead: other, contact: id, columns, deliveries, owed, stopped })
  }
  return before
}

/** Only a new lead is marked contacted by a call; the history of another says that it was called. */
function eventOfMerged(
  { at, operator, ...event }: LeadChange['audit'],
  state: LeadState,
  { outcome, channel }: NewContact,
): QuietEvent {
  return event.kind === 'lead.contacted' && state !== 'new'
    ? { kind: 'lead.called', detail: { outcome, channel } }
    : event
}

/** A visitor who isn't interested, or asked us to stop, said so about all their leads. */
async function finishMerged(
  db: Db,
  other: string,
  change: LeadChange,
): Promise<StoppedByWithdrawal | undefined> {
  const { set, audit, withdraws, dueAt } = change
  if (set.state !== 'lost' && set.state !== 'withdrawn') return undefined
  const { state, finished_at, lost_because, withdrawn_at } = set
  await updateLead(db, other, { state, finished_at, lost_because, withdrawn_at })
  if (!withdraws) return undefined
  return applyWithdrawal(db, {
    lead: other,
    hashes: withdraws.hashes,
    now: new Date(audit.at),
    dueAt,
    key: audit.id,
    world: worldOf(change),
  })
}
