import { type Selectable, sql, type Updateable } from 'kysely'
import type { Channel } from '#domain/delivery/channel.ts'
import type { AuditEvent } from '#domain/operator/audit-event.ts'
import type { Rejection } from '#domain/result.ts'
import { recordAudit } from './audit.ts'
import { insertDeliveries, type NewDelivery } from './deliveries.ts'
import type { Database } from './open.ts'
import type { Db, EnquiriesTable } from './schema.ts'

export type LeadRow = Selectable<EnquiriesTable>

/** What a visitor's act does to their lead. */
export type VisitorChange = {
  set?: Updateable<EnquiriesTable>
  correction?: { field: string; before: string; after: string }
  audit: AuditEvent
  /** Whether everybody who has the lead is told. */
  told: boolean
  /** What else is written in the same transaction. */
  also?: (trx: Db) => Promise<void>
}

export type ActDeps = { database: Database; now: Date; newId: () => string }

/**
 * How an act ended: done now, or there was nothing (more) to do. 'unknown' is a lead that was erased or never was; what is
 * rejected carries a sentence for the visitor.
 */
export type ActResult = 'changed' | 'unchanged' | 'unknown' | Rejection<'invalid'>

type Decision = VisitorChange | Rejection<'invalid'> | undefined

/** The office's letters wait this long, so that several changes are one letter. */
const letterDelayMs = 20_000

/**
 * Changes a lead because its visitor asked for it. The row is locked while `decide` looks at it, so that two presses at once
 * are one change, on whichever replica they arrive.
 */
export async function changeByVisitor(
  lead: string,
  { database, now, newId }: ActDeps,
  decide: (row: LeadRow, trx: Db) => Decision | Promise<Decision>,
): Promise<ActResult> {
  const { engine, db } = database
  return db.transaction().execute(async (trx) => {
    const row = await lockLead({ engine, db: trx }, lead)
    if (!row) return 'unknown'
    const change = await decide(row, trx)
    if (!change) return 'unchanged'
    if ('ok' in change) return change
    const at = now.toISOString()
    await trx
      .updateTable('enquiries')
      .set({ ...change.set, version: sql`version + 1` })
      .where('id', '=', lead)
      .execute()
    if (change.correction)
      await trx
        .insertInto('corrections')
        .values({ id: newId(), lead, by: 'visitor', who: null, at, ...change.correction })
        .execute()
    await recordAudit(trx, { ...change.audit, id: newId(), at, operator: null, lead })
    await change.also?.(trx)
    if (change.told)
      await tellHolders({ engine, db: trx }, { lead, version: row.version + 1, now, newId })
    return 'changed'
  })
}

async function lockLead(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  lead: string,
): Promise<LeadRow | undefined> {
  const query = db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', lead)
    .where('erased_at', 'is', null)
  return (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
}

type Receiver = Pick<NewDelivery, 'channel'> & { endpoint: string | null }

/** Owes a change to exactly those who have the lead, or are being sent it right now. */
async function tellHolders(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  { lead, version, now, newId }: { lead: string; version: number } & Omit<ActDeps, 'database'>,
): Promise<void> {
  const waiting = await listWaitingChanges({ engine, db }, lead)
  const isWaiting = ({ channel, endpoint }: Receiver) =>
    waiting.some((other) => other.channel === channel && other.endpoint === endpoint)
  const holders = await listHolders(db, lead)
  const inHand = await listInHand(db, lead, now)
  const owed = [
    ...holders.map((holder) => ({ ...holder, dueAt: now })),
    ...inHand
      .filter((one) => !holders.some((holder) => sameReceiver(holder, one)))
      // The lead itself is on its way, as it was: what changed arrives after it.
      .map(({ claimed_until, ...one }) => ({ ...one, dueAt: new Date(claimed_until ?? now) })),
  ].filter((one) => !isWaiting(one))
  await insertDeliveries(
    db,
    owed.map(({ channel, endpoint, dueAt }) => ({
      id: newId(),
      lead,
      channel,
      endpoint,
      event: 'lead.changed',
      dedupeKey: ['changed', lead, version, channel, endpoint ?? ''].join(' '),
      now,
      dueAt: channel === 'operator-letter' ? new Date(dueAt.getTime() + letterDelayMs) : dueAt,
    })),
  )
}

function sameReceiver(one: Receiver, other: Receiver): boolean {
  return one.channel === other.channel && one.endpoint === other.endpoint
}

/**
 * Changes that nobody has tried to deliver yet: they will be read when they are sent. Locked, so that no worker takes one
 * before this transaction ends.
 */
function listWaitingChanges({ engine, db }: Pick<Database, 'engine' | 'db'>, lead: string) {
  const query = db
    .selectFrom('deliveries')
    .select(['channel', 'endpoint'])
    .where('lead', '=', lead)
    .where('event', '=', 'lead.changed')
    .where('attempts', '=', 0)
    .where('retry_at', 'is not', null)
  return (engine === 'postgres' ? query.forUpdate() : query).execute()
}

const channelOf = {
  webhook: 'webhook',
  'hosted-table': 'hosted-table',
  letter: 'operator-letter',
} as const satisfies Record<string, Channel>

async function listHolders(db: Db, lead: string): Promise<Receiver[]> {
  const holders = await db
    .selectFrom('disclosures')
    .select(['receiver_kind', 'receiver'])
    .where('lead', '=', lead)
    .where('stopped_at', 'is', null)
    .execute()
  return holders.flatMap(({ receiver_kind: kind, receiver }) =>
    kind === 'installer'
      ? []
      : [{ channel: channelOf[kind], endpoint: kind === 'webhook' ? receiver : null }],
  )
}

function listInHand(db: Db, lead: string, now: Date) {
  return db
    .selectFrom('deliveries')
    .select(['channel', 'endpoint', 'claimed_until'])
    .where('lead', '=', lead)
    .where('event', '=', 'lead.created')
    .where('channel', 'in', Object.values(channelOf))
    .where('claimed_until', '>', now.toISOString())
    .where('delivered_at', 'is', null)
    .where('stopped_at', 'is', null)
    .execute()
}

/** Stops one receiver of a lead, and tells it. ‘unchanged’ where the lead has no such receiver, or not any more. */
export async function stopHolder(
  { lead, holder }: { lead: string; holder: string },
  { database, now, newId }: ActDeps,
): Promise<ActResult> {
  const at = now.toISOString()
  return changeByVisitor(lead, { database, now, newId }, async (_, trx) => {
    const stopped = await trx
      .updateTable('disclosures')
      .set({ stopped_at: at })
      .where('id', '=', holder)
      .where('lead', '=', lead)
      // Our own office is stopped by withdrawing.
      .where('receiver_kind', 'in', ['webhook', 'hosted-table'])
      .where('stopped_at', 'is', null)
      .returning(['receiver_kind', 'receiver'])
      .executeTakeFirst()
    if (!stopped) return undefined
    const channel = stopped.receiver_kind === 'webhook' ? 'webhook' : 'hosted-table'
    const endpoint = stopped.receiver_kind === 'webhook' ? stopped.receiver : null
    return {
      audit: { kind: 'lead.stopped', detail: { channel, endpoint: endpoint ?? '' } },
      told: false,
      also: async (trx) => {
        await trx
          .updateTable('deliveries')
          .set({ stopped_at: at, retry_at: null })
          .where('lead', '=', lead)
          .where('channel', '=', channel)
          .where('endpoint', endpoint === null ? 'is' : '=', endpoint)
          .where('delivered_at', 'is', null)
          .where('gave_up_at', 'is', null)
          .execute()
        const dedupeKey = `stopped ${holder}`
        await insertDeliveries(trx, [
          { id: newId(), lead, channel, endpoint, event: 'lead.withdrawn', dedupeKey, now },
        ])
      },
    }
  })
}
