import { sql, type Updateable } from 'kysely'
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid'
import type { VisitorLetter } from '#domain/delivery/messages.ts'
import { reachedOutcomes } from '#domain/lead/contact.ts'
import type { LeadState } from '#domain/lead/state.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { type AuditEntry, recordAudit } from '../account/audit.ts'
import { hasLeft } from '../account/operators.ts'
import { oweOwnerLetter } from '../delivery/owner-letters.ts'
import {
  type DeliveryChange,
  listDeliveryIds,
  listPendingDeliveries,
  updatePendingDeliveries,
} from '../delivery/pending-deliveries.ts'
import { tellHolders, tellInstallers } from '../enquiry/visitor-changes.ts'
import { insertVisitorLetter } from '../enquiry/visitor-letters.ts'
import { cancelOffers } from '../offer/cancel-offers.ts'
import type { Database } from '../open.ts'
import { applyWithdrawal, type StoppedByWithdrawal } from '../privacy/withdrawal.ts'
import type { Db, EnquiriesTable } from '../schema.ts'
import { endClaim } from './claims.ts'
import { insertContact, moveByContact, type NewContact, takeBackReached } from './contacts.ts'
import type { LeadUndo, MergedBefore } from './lead-undo.ts'
import { refreshLeadWords } from './lead-words.ts'
import { listMergedOpen } from './merged-leads.ts'
import { updateNextAction } from './queue.ts'

/** The columns that an operator's change may set and an undo restores. */
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

export type LeadStandingRow = NonNullable<Awaited<ReturnType<typeof getLeadStanding>>>

/** What decides which actions a lead allows; undefined when it was erased. */
export async function getLeadStanding(db: Db, id: string) {
  const row = await db
    .selectFrom('enquiries')
    .select(changeableColumns)
    .select(['version', 'suspected', 'erased_at', 'email', 'phone_e164', 'came_by'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('contacts')
            .select('contacts.id')
            .where('lead', '=', id)
            .where('outcome', 'in', reachedOutcomes)
            .where('by', '<>', 'operator'),
        )
        .as('is_confirmed'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.erased_at) return undefined
  const { state, version, suspected, is_confirmed } = row
  return {
    state,
    version,
    owner: row.owner,
    contactedAt: row.contacted_at,
    quotedAt: row.quoted_at,
    suspected,
    releasedAt: row.released_at,
    isConfirmed: Boolean(is_confirmed),
    email: row.email,
    phone: row.phone_e164,
    /** The current values of the columns that a change may set. */
    columns: Object.fromEntries(changeableColumns.map((column) => [column, row[column]])) as Pick<
      typeof row,
      (typeof changeableColumns)[number]
    >,
  }
}

export type LeadChange = {
  lead: string
  /** As the operator saw it. */
  before: Pick<LeadStandingRow, 'version'>
  set: Updateable<EnquiriesTable>
  audit: AuditEntry
  calling: CallingRules
  /** When what it owes goes out: once it can't be undone any more. */
  dueAt: Date
  deliveries?: DeliveryChange | undefined
  /** A contact that the change records under the id of its entry, or that it takes back what operators recorded. */
  contact?: NewContact | 'take back' | undefined
  /** Cancels the lead's offers. */
  cancelsOffers?: boolean
  /** The person asked us to stop: what they are known by, see suppression-hashes.ts. */
  withdraws?: { hashes: readonly string[] } | undefined
  /** Another phone number, which everybody who has the lead is told. */
  correction?: { field: string; before: string; after: string } | undefined
  /** A letter to the visitor. */
  letter?: { event: VisitorLetter; emailKey: string } | undefined
  /** Saved with it, and taken back with it. */
  note?: { id: string; text: string } | undefined
  /** It is the outcome of a call: the claim on the lead ends with it, and an undo gives it back. */
  endsClaim?: boolean
}

/** The outcome of a change. Only 'changed' wrote anything. */
export type ChangeOutcome = 'changed' | 'changed meanwhile' | 'owner has left'

/** Changes a lead and its deliveries, if it still has the version that the operator saw. */
export async function changeLead(
  database: Database,
  change: LeadChange,
  /** What else belongs into the same transaction, once the lead has changed. */
  also?: (trx: Db) => Promise<void>,
): Promise<ChangeOutcome> {
  const { lead, before, set, audit } = change
  return database.db.transaction().execute(async (trx) => {
    if (set.owner && (await hasLeft(trx, set.owner))) return 'owner has left'
    const columns = await lockColumns(trx, change)
    if (!columns) return 'changed meanwhile'
    await trx
      .updateTable('enquiries')
      .set({ ...set, ...(change.endsClaim ? noCall : {}), version: sql`version + 1` })
      .where('id', '=', lead)
      .execute()
    const deliveries =
      change.deliveries || change.withdraws ? await listPendingDeliveries(trx, lead) : []
    const owedBefore = await listDeliveryIds(trx, lead)
    if (change.deliveries)
      await updatePendingDeliveries(trx, { lead, at: audit.at, change: change.deliveries })
    if (typeof change.contact === 'object') await insertContact(trx, change.contact)
    const merged = change.contact ? await recordOnMerged(trx, change) : []
    const takenBack = change.contact === 'take back' ? await takeBackReached(trx, lead) : []
    const { stopped, offers, correctedIn } = await applyConsequences(trx, change)
    await recordAudit(trx, audit)
    if (change.note) await recordNote(trx, change.note, audit)
    if (set.owner && set.owner !== audit.operator)
      await oweOwnerLetter(trx, {
        ...{ lead, owner: set.owner, key: audit.id },
        ...{ now: new Date(audit.at), dueAt: change.dueAt },
      })
    if (change.endsClaim && audit.operator) await endClaim(trx, lead, new Date(audit.at))
    const undo: LeadUndo = {
      ...{ version: before.version + 1, operator: audit.operator, kind: audit.kind },
      ...{ at: audit.at, audit: audit.id, lead: columns, deliveries, takenBack },
      ...{
        offers,
        stopped,
        correctedIn,
        merged,
        note: change.note?.id,
        endsClaim: change.endsClaim,
      },
      contact: typeof change.contact === 'object' ? change.contact.id : undefined,
      owed: (await listDeliveryIds(trx, lead)).filter((id) => !owedBefore.includes(id)),
    }
    await trx
      .updateTable('enquiries')
      .set({ undo: JSON.stringify(undo) })
      .where('id', '=', lead)
      .execute()
    await updateNextAction(trx, lead, change.calling)
    await also?.(trx)
    return 'changed'
  })
}

const noCall = { calling_since: null, calling_by: null }

/** Locks a lead that has still the version that the operator saw. Returns what an undo restores: the columns that are set. */
async function lockColumns(
  db: Db,
  { lead, before, set }: LeadChange,
): Promise<Updateable<EnquiriesTable> | undefined> {
  const columns = [
    ...new Set([...changeableColumns, ...(Object.keys(set) as (keyof EnquiriesTable)[])]),
  ]
  const query = db
    .selectFrom('enquiries')
    .select(columns)
    .where('id', '=', lead)
    .where('version', '=', before.version)
    .where('erased_at', 'is', null)
  const row = await query.forUpdate().executeTakeFirst()
  return row as Updateable<EnquiriesTable> | undefined
}

/** Does what a change asks for beside the lead itself. What goes out waits until it can't be undone. */
async function applyConsequences(
  db: Db,
  change: LeadChange,
): Promise<Pick<LeadUndo, 'stopped' | 'offers' | 'correctedIn'>> {
  const { lead, before, audit, dueAt } = change
  const now = new Date(audit.at)
  const { operator } = audit
  const version = before.version + 1
  const stopped = change.withdraws
    ? await applyWithdrawal(db, {
        ...{ lead, hashes: change.withdraws.hashes, now, dueAt },
        ...{ key: audit.id, operator, newId: uuidv7 },
      })
    : undefined
  const offers = change.cancelsOffers
    ? await cancelOffers(db, { lead, key: audit.id, operator, now, dueAt })
    : []
  const correctedIn = change.correction ? uuidv7() : undefined
  if (change.correction && correctedIn) {
    await db
      .insertInto('corrections')
      .values({
        ...{ id: correctedIn, lead, by: 'operator', who: operator, at: audit.at },
        ...change.correction,
      })
      .execute()
    await refreshLeadWords(db, [lead])
    await tellHolders(db, { lead, version, now, newId: uuidv7, tellAt: dueAt })
    await tellInstallers(db, { lead, version, now, tellAt: dueAt })
  }
  if (change.letter)
    await insertVisitorLetter(db, {
      ...{ id: uuidv7(), lead, ...change.letter, now, dueAt },
      dedupeKey: `${change.letter.event} ${audit.id}`,
    })
  return { stopped, offers: [...offers, ...(stopped?.offers ?? [])], correctedIn }
}

/**
 * A call about a lead is about those merged with it as well: they have the same contact, whoever was reached was for all of them, and so
 * was their no.
 */
async function recordOnMerged(db: Db, change: LeadChange): Promise<MergedBefore[]> {
  const { lead, contact, audit } = change
  if (typeof contact !== 'object') return []
  const others = (await listMergedOpen(db, lead)).filter((id) => id !== lead)
  const before: MergedBefore[] = []
  for (const other of others) {
    const columns = await db
      .selectFrom('enquiries')
      .select(['state', 'contacted_at', 'finished_at', 'lost_because', 'withdrawn_at'])
      .where('id', '=', other)
      .executeTakeFirstOrThrow()
    const deliveries = await listPendingDeliveries(db, other)
    const owedBefore = await listDeliveryIds(db, other)
    const id = uuidv5(other, contact.id)
    await insertContact(db, { ...contact, id, lead: other })
    await moveByContact(db, columns, { ...contact, id, lead: other })
    const stopped = await finishMerged(db, other, change)
    await recordAudit(db, { ...auditOfMerged(audit, columns.state, contact), id, lead: other })
    const owed = (await listDeliveryIds(db, other)).filter((one) => !owedBefore.includes(one))
    before.push({ lead: other, contact: id, columns, deliveries, owed, stopped })
  }
  return before
}

/** Only a new lead is marked contacted by a call; the history of another says that it was called. */
function auditOfMerged(
  { at, operator, ...audit }: AuditEntry,
  state: LeadState,
  { outcome, channel }: NewContact,
) {
  return audit.kind === 'lead.contacted' && state !== 'new'
    ? { at, operator, kind: 'lead.called' as const, detail: { outcome, channel } }
    : { at, operator, ...audit }
}

/** Whoever isn't interested, or asked us to stop, said so about everything they had asked. */
async function finishMerged(
  db: Db,
  other: string,
  { set, audit, withdraws, dueAt }: LeadChange,
): Promise<StoppedByWithdrawal | undefined> {
  if (set.state !== 'lost' && set.state !== 'withdrawn') return undefined
  const { state, finished_at, lost_because, withdrawn_at } = set
  await db
    .updateTable('enquiries')
    .set({ state, finished_at, lost_because, withdrawn_at, version: sql`version + 1` })
    .where('id', '=', other)
    .execute()
  if (!withdraws) return undefined
  return applyWithdrawal(db, {
    ...{ lead: other, hashes: withdraws.hashes, now: new Date(audit.at), dueAt },
    ...{ key: audit.id, operator: audit.operator, newId: uuidv7 },
  })
}

async function recordNote(
  db: Db,
  { id, text }: { id: string; text: string },
  { at, operator, lead = null }: AuditEntry,
): Promise<void> {
  await recordAudit(db, { id, at, operator, lead, kind: 'lead.noted', detail: { text } })
}

/** The latest change to a lead, for telling another operator who made it. */
export function getLatestChange(db: Db, lead: string) {
  return (
    db
      .selectFrom('audit')
      .select(['at', 'operator', 'kind'])
      .where('lead', '=', lead)
      .where('kind', 'not in', ['person.given', 'lead.offered', 'lead.offer-expired'])
      .where('kind', 'not in', ['lead.offer-declined', 'lead.not-offered'])
      // A note at the desk changes nothing that others could overwrite. What visitors do does.
      .where((entry) =>
        entry.or([
          entry('operator', 'is', null),
          entry('kind', 'not in', ['lead.noted', 'lead.sent-again']),
        ]),
      )
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}
