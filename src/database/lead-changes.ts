import { sql, type Updateable } from 'kysely'
import { type AuditEntry, recordAudit } from './audit.ts'
import { type CancelledOffer, cancelOffers, restoreOffers } from './cancel-offers.ts'
import { type ContactRow, insertContact, type NewContact, takeBackReached } from './contacts.ts'
import type { Database } from './open.ts'
import { hasLeft } from './operators.ts'
import type { Db, EnquiriesTable } from './schema.ts'

/** The columns that an operator's change may set and an undo restores. */
const changeableColumns = [
  'state',
  'owner',
  'contacted_at',
  'quoted_at',
  'finished_at',
  'lost_because',
  'released_at',
] as const

export type LeadStandingRow = NonNullable<Awaited<ReturnType<typeof getLeadStanding>>>

/** What decides which actions a lead allows; undefined when it was erased. */
export async function getLeadStanding(db: Db, id: string) {
  const row = await db
    .selectFrom('enquiries')
    .select(changeableColumns)
    .select(['version', 'suspected', 'erased_at'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('contacts')
            .select('contacts.id')
            .where('lead', '=', id)
            .where('outcome', '=', 'reached')
            .where('by', '<>', 'operator'),
        )
        .as('is_confirmed'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.erased_at) return undefined
  const { version, suspected, erased_at: _, is_confirmed, ...columns } = row
  return {
    state: row.state,
    version,
    owner: row.owner,
    contactedAt: row.contacted_at,
    quotedAt: row.quoted_at,
    suspected,
    releasedAt: row.released_at,
    isConfirmed: Boolean(is_confirmed),
    /** The current values of the columns that a change may set. */
    columns,
  }
}

/** What happens to pending deliveries: they are sent from a moment on, held, or stopped. */
export type DeliveryChange = { sendAt: string } | 'hold' | 'stop'

export type LeadChange = {
  lead: string
  /** As the operator saw it. */
  before: Pick<LeadStandingRow, 'version' | 'columns'>
  set: Updateable<Pick<EnquiriesTable, (typeof changeableColumns)[number]>>
  audit: AuditEntry
  deliveries?: DeliveryChange | undefined
  /** A contact that the change records under the id of its entry, or that it takes back what operators recorded. */
  contact?: NewContact | 'take back' | undefined
  /** Cancels the lead's offers; whoever has one is told at this moment. */
  cancelOffersAt?: Date | undefined
}

/** A lead and its deliveries before a change. Stored with the lead until the next change. */
type LeadUndo = {
  /** The version after the change. An undo only applies to this version. */
  version: number
  operator: string | null
  kind: string
  lead: LeadStandingRow['columns']
  deliveries: Awaited<ReturnType<typeof listPendingDeliveries>>
  /** The contact that the change recorded, and those that it took back. Changes by older releases have neither. */
  contact?: string | undefined
  takenBack?: ContactRow[]
  /** The offers that it cancelled, under the id of its history entry. */
  offers?: readonly CancelledOffer[]
  audit?: string
}

/** The outcome of a change. Only 'changed' wrote anything. */
export type ChangeOutcome = 'changed' | 'changed meanwhile' | 'owner has left'

/** Changes a lead and its deliveries, if it still has the version that the operator saw. */
export async function changeLead(database: Database, change: LeadChange): Promise<ChangeOutcome> {
  const { engine } = database
  const { lead, before, set, audit } = change
  return database.db.transaction().execute(async (trx) => {
    if (set.owner && (await hasLeft({ engine, db: trx }, set.owner))) return 'owner has left'
    const changed = await trx
      .updateTable('enquiries')
      .set({ ...set, version: sql`version + 1` })
      .where('id', '=', lead)
      .where('version', '=', before.version)
      .where('erased_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return 'changed meanwhile'
    const deliveries = change.deliveries
      ? await listPendingDeliveries({ engine, db: trx }, lead)
      : []
    if (change.deliveries) await updatePendingDeliveries(trx, change, change.deliveries)
    if (typeof change.contact === 'object') await insertContact(trx, change.contact)
    const offers = change.cancelOffersAt
      ? await cancelOffers(trx, {
          ...{ lead, key: audit.id, operator: audit.operator },
          ...{ now: new Date(audit.at), dueAt: change.cancelOffersAt },
        })
      : []
    const takenBack = change.contact === 'take back' ? await takeBackReached(trx, lead) : []
    const undo: LeadUndo = {
      version: before.version + 1,
      operator: audit.operator,
      kind: audit.kind,
      lead: before.columns,
      deliveries,
      contact: typeof change.contact === 'object' ? change.contact.id : undefined,
      takenBack,
      offers,
      audit: audit.id,
    }
    await trx
      .updateTable('enquiries')
      .set({ undo: JSON.stringify(undo) })
      .where('id', '=', lead)
      .execute()
    await recordAudit(trx, audit)
    return 'changed'
  })
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
  }: { lead: string; version: number; audit: { id: string; at: string; operator: string } },
): Promise<UndoOutcome> {
  const { engine } = database
  return database.db.transaction().execute(async (trx): Promise<UndoOutcome> => {
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

    const undecided = await listPendingDeliveries({ engine, db: trx }, lead)
    const attempts = new Map(undecided.map((delivery) => [delivery.id, delivery.attempts]))
    // A worker has already claimed a delivery that the undo would stop.
    if (undo.deliveries.some((one) => !one.retry_at && attempts.get(one.id) !== one.attempts))
      return { as: 'sent' }
    for (const { id, retry_at, held_at, stopped_at } of undo.deliveries)
      if (attempts.has(id))
        await trx
          .updateTable('deliveries')
          .set({ retry_at, held_at, stopped_at })
          .where('id', '=', id)
          .execute()
    if (undo.offers?.length)
      await restoreOffers(trx, { lead, offers: undo.offers, key: undo.audit ?? '' })
    if (undo.contact) await trx.deleteFrom('contacts').where('id', '=', undo.contact).execute()
    if (undo.takenBack?.length) await trx.insertInto('contacts').values(undo.takenBack).execute()
    const { owner } = undo.lead
    const hasNobody = owner && (await hasLeft({ engine, db: trx }, owner))
    await trx
      .updateTable('enquiries')
      .set({
        ...undo.lead,
        owner: hasNobody ? null : owner,
        undo: null,
        version: sql`version + 1`,
      })
      .where('id', '=', lead)
      .execute()
    const { state } = undo.lead
    const detail = { to: state, undone: undo.kind }
    await recordAudit(trx, { ...audit, kind: 'lead.undone', lead, detail })
    return { as: 'undone', state }
  })
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
      // A note or a call at the desk changes nothing that others could overwrite. What visitors do does.
      .where((entry) =>
        entry.or([
          entry('operator', 'is', null),
          entry('kind', 'not in', ['lead.noted', 'lead.called', 'lead.sent-again']),
        ]),
      )
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}
