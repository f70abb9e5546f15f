import { sql, type Updateable } from 'kysely'
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid'
import type { VisitorLetter } from '#domain/delivery/delivery.ts'
import { reachedOutcomes } from '#domain/lead/contact.ts'
import type { LeadState } from '#domain/lead/state.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { type AuditEntry, recordAudit } from './audit.ts'
import { type CancelledOffer, cancelOffers, restoreOffers } from './cancel-offers.ts'
import { claimAgain, endClaim } from './claims.ts'
import { type ContactUndo, undoCorrection } from './contact-undo.ts'
import {
  type ContactRow,
  insertContact,
  moveByContact,
  type NewContact,
  takeBackReached,
} from './contacts.ts'
import { deleteDeskLetter } from './desk-letter-undo.ts'
import { restoreDisclosures } from './disclosures.ts'
import { refreshLeadWords } from './lead-words.ts'
import { listMergedOpen, type PersonUndo, undoPersonChange } from './merged-leads.ts'
import type { Database } from './open.ts'
import { hasLeft } from './operators.ts'
import { deleteOwnerLetter, oweOwnerLetter } from './owner-letters.ts'
import { updateNextAction } from './queue.ts'
import type { Db, EnquiriesTable } from './schema.ts'
import { restoreSuppressed } from './suppressions.ts'
import { tellHolders, tellInstallers } from './visitor-changes.ts'
import { insertVisitorLetter } from './visitor-letters.ts'
import { applyWithdrawal, type StoppedByWithdrawal } from './withdrawal.ts'

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

/** What happens to pending deliveries: they are sent from a moment on, held, or stopped. */
export type DeliveryChange = { sendAt: string } | 'hold' | 'stop'

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
type MergedBefore = Pick<LeadUndo, 'stopped' | 'deliveries' | 'owed'> & {
  lead: string
  contact: string
  columns: Updateable<EnquiriesTable>
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
  const { engine } = database
  const { lead, before, set, audit } = change
  return database.db.transaction().execute(async (trx) => {
    if (set.owner && (await hasLeft({ engine, db: trx }, set.owner))) return 'owner has left'
    const columns = await lockColumns({ engine, db: trx }, change)
    if (!columns) return 'changed meanwhile'
    await trx
      .updateTable('enquiries')
      .set({ ...set, ...(change.endsClaim ? noCall : {}), version: sql`version + 1` })
      .where('id', '=', lead)
      .execute()
    const deliveries =
      change.deliveries || change.withdraws
        ? await listPendingDeliveries({ engine, db: trx }, lead)
        : []
    const owedBefore = await listDeliveryIds(trx, lead)
    if (change.deliveries) await updatePendingDeliveries(trx, change, change.deliveries)
    if (typeof change.contact === 'object') await insertContact(trx, change.contact)
    const merged = change.contact ? await recordOnMerged({ engine, db: trx }, change) : []
    const takenBack = change.contact === 'take back' ? await takeBackReached(trx, lead) : []
    const { stopped, offers, correctedIn } = await applyConsequences({ engine, db: trx }, change)
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
  { engine, db }: Pick<Database, 'engine' | 'db'>,
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
  const row = await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
  return row as Updateable<EnquiriesTable> | undefined
}

/** Does what a change asks for beside the lead itself. What goes out waits until it can't be undone. */
async function applyConsequences(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
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
    await refreshLeadWords({ engine, db }, [lead])
    await tellHolders({ engine, db }, { lead, version, now, newId: uuidv7, tellAt: dueAt })
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
async function recordOnMerged(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  change: LeadChange,
): Promise<MergedBefore[]> {
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
    const deliveries = await listPendingDeliveries({ engine, db }, other)
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

async function listDeliveryIds(db: Db, lead: string): Promise<string[]> {
  const rows = await db.selectFrom('deliveries').select('id').where('lead', '=', lead).execute()
  return rows.map(({ id }) => id)
}

/** Deliveries that are neither made nor given up. In a transaction their rows are locked against workers. */
async function listPendingDeliveries(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  lead: string,
) {
  const undecided = db
    .selectFrom('deliveries')
    .select(['id', 'attempts', 'retry_at', 'held_at', 'stopped_at'])
    .where('lead', '=', lead)
    .where('delivered_at', 'is', null)
    .where('gave_up_at', 'is', null)
  return (engine === 'postgres' ? undecided.forUpdate() : undecided).execute()
}

async function updatePendingDeliveries(
  db: Db,
  { lead, audit: { at } }: LeadChange,
  what: DeliveryChange,
): Promise<void> {
  const undecided = db
    .updateTable('deliveries')
    .where('lead', '=', lead)
    .where('delivered_at', 'is', null)
    .where('gave_up_at', 'is', null)
  if (what === 'stop') await undecided.set({ stopped_at: at, retry_at: null }).execute()
  else if (what === 'hold') await undecided.set({ stopped_at: null }).execute()
  else
    await undecided
      .set({ stopped_at: null, retry_at: what.sendAt })
      .where('retry_at', 'is', null)
      .execute()
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
  const { engine } = database
  const undone = database.db.transaction().execute(async (trx): Promise<UndoOutcome> => {
    const query = trx
      .selectFrom('enquiries')
      .select(['version', 'undo'])
      .where('id', '=', lead)
      .where('erased_at', 'is', null)
    const row = await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
    if (!row || row.version !== version) return { as: 'changed' }
    const undo: LeadUndo | null = row.undo && JSON.parse(row.undo)
    if (undo?.version !== version) return { as: 'nothing to undo' }
    if (undo.operator !== audit.operator) return { as: 'changed' }
    if (undo.letter && !(await deleteDeskLetter(trx, undo.letter))) return { as: 'sent' }
    if (!(await restoreDeliveries({ engine, db: trx }, lead, undo))) throw new NotUndone('sent')
    for (const other of undo.merged ?? [])
      if (!(await restoreDeliveries({ engine, db: trx }, other.lead, other)))
        throw new NotUndone('sent')
    if (undo.person && !(await undoPersonChange(trx, lead, undo.person)))
      throw new NotUndone('changed')
    for (const other of undo.merged?.toReversed() ?? [])
      await restoreMerged(trx, other, { undo, audit })
    await restoreConsequences(trx, lead, undo)
    const { owner } = undo.lead
    const hasNobody = owner && (await hasLeft({ engine, db: trx }, owner))
    await trx
      .updateTable('enquiries')
      .set({ ...undo.lead, ...(hasNobody ? { owner: null } : {}) })
      .set({ undo: null, version: sql`version + 1` })
      .where('id', '=', lead)
      .execute()
    const state = undo.lead.state as LeadState
    const detail = { to: state, undone: undo.kind }
    await recordAudit(trx, { ...audit, kind: 'lead.undone', lead, detail })
    await refreshLeadWords({ engine, db: trx }, [lead])
    const leads = new Set([lead, ...(undo.person?.pointers.map((one) => one.lead) ?? [])])
    for (const one of leads) await updateNextAction(trx, one, calling)
    if (undo.endsClaim)
      await claimAgain({ engine, db: trx }, { lead, ...audit, now: new Date(audit.at) })
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
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  lead: string,
  undo: Pick<LeadUndo, 'deliveries' | 'owed'>,
): Promise<boolean> {
  const undecided = await listPendingDeliveries({ engine, db }, lead)
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
