import { type Selectable, sql, type Updateable } from 'kysely'
import type { AuditEvent } from '#domain/account/audit-event.ts'
import { addressOf, channels, receivers, stoppable } from '#domain/delivery/channel.ts'
import { placeStates } from '#domain/offer/offer.ts'
import { type CallingRules, callingCalendar } from '#domain/promise/calling-calendar.ts'
import type { Rejection } from '#domain/result.ts'
import { recordAudit } from '../account/audit.ts'
import { insertDeliveries, type NewDelivery } from '../delivery/deliveries.ts'
import { moveCalls } from '../desk/call-turns.ts'
import { refreshLeadWords } from '../desk/lead-words.ts'
import { updateNextAction } from '../desk/queue.ts'
import { oweInstaller } from '../installer/installer-deliveries.ts'
import { cancelOffers } from '../offer/cancel-offers.ts'
import { offerAgain } from '../offer/offering.ts'
import type { Database } from '../open.ts'
import type { Db, EnquiriesTable } from '../schema.ts'

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

export type ActDeps = {
  database: Database
  now: Date
  newId: () => string
  calling: CallingRules
  /** Who does it for the visitor; nobody where they do it themselves. */
  operator?: string | undefined
}

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
  { database, now, newId, calling, operator }: ActDeps,
  decide: (row: LeadRow, trx: Db) => Decision | Promise<Decision>,
): Promise<ActResult> {
  const { db } = database
  return db.transaction().execute(async (trx) => {
    const row = await lockLead(trx, lead)
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
    await recordAudit(trx, { ...change.audit, id: newId(), at, operator: operator ?? null, lead })
    await change.also?.(trx)
    if (change.told) {
      const version = row.version + 1
      await tellHolders(trx, { lead, version, now, newId })
      if (change.set?.callable_from)
        await moveCalls(trx, {
          lead,
          calendar: callingCalendar(calling, change.set.postcode ?? row.postcode),
        })
      await tellInstallers(trx, { lead, version, now })
    }
    // What was corrected may decide who suits, and what it is found by.
    if (change.correction) {
      await offerAgain(trx, lead)
      await refreshLeadWords(trx, [lead])
    }
    await updateNextAction(trx, lead, calling)
    return 'changed'
  })
}

export async function lockLead(db: Db, lead: string): Promise<LeadRow | undefined> {
  const query = db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', lead)
    .where('erased_at', 'is', null)
  return query.forUpdate().executeTakeFirst()
}

type Receiver = Pick<NewDelivery, 'channel'> & { endpoint: string | null }

/**
 * Owes a change to exactly those who have the lead, or are being sent it right now. `tellAt` is later than now where the change may
 * still be undone.
 */
export async function tellHolders(
  db: Db,
  {
    lead,
    version,
    now,
    tellAt = now,
    newId,
  }: { lead: string; version: number; tellAt?: Date } & Pick<ActDeps, 'now' | 'newId'>,
): Promise<void> {
  const waiting = await listWaitingChanges(db, lead)
  const isWaiting = ({ channel, endpoint }: Receiver) =>
    waiting.some(
      (other) =>
        other.channel === channel &&
        other.endpoint === endpoint &&
        isNotBefore(other.retry_at, tellAt, now),
    )
  const holders = await listHolders(db, lead)
  const inHand = await listInHand(db, lead, now)
  const owed = [
    ...holders.map((holder) => ({ ...holder, dueAt: tellAt })),
    ...inHand
      .filter((one) => !holders.some((holder) => sameReceiver(holder, one)))
      // The lead itself is on its way, as it was: what changed arrives after it.
      .map(({ claimed_until, ...one }) => ({ ...one, dueAt: latest(claimed_until, tellAt) })),
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

/** What goes out before a change is certain doesn't carry it for sure. */
function isNotBefore(retryAt: string | null, tellAt: Date, now: Date): boolean {
  return tellAt <= now || (retryAt ?? '') >= tellAt.toISOString()
}

function latest(moment: string | null, other: Date): Date {
  return new Date(Math.max(Date.parse(moment ?? other.toISOString()), other.getTime()))
}

/** Owes a change to the installers who accepted the lead. */
export async function tellInstallers(
  db: Db,
  {
    lead,
    version,
    now,
    tellAt = now,
  }: {
    lead: string
    version: number
    now: Date
    tellAt?: Date
  },
): Promise<void> {
  for (const { id, installer } of await listAcceptedOffers(db, lead))
    if (!(await isChangeWaiting(db, { lead, offer: id, tellAt, now })))
      await oweInstaller(db, {
        ...{ installer, event: 'offer.changed', offer: id, lead, key: String(version), now },
        dueAt: new Date(tellAt.getTime() + letterDelayMs),
      })
}

function listAcceptedOffers(db: Db, lead: string) {
  return db
    .selectFrom('offers')
    .select(['id', 'installer', 'calls_from'])
    .where('lead', '=', lead)
    .where('state', '=', 'accepted')
    .orderBy('answered_at')
    .execute()
}

/** Whether the installer is owed a letter that nobody has tried to send yet: it says how things stand then. */
async function isChangeWaiting(
  db: Db,
  { lead, offer, tellAt, now }: { lead: string; offer: string; tellAt: Date; now: Date },
): Promise<boolean> {
  const waiting = await db
    .selectFrom('deliveries')
    .select('retry_at')
    .where('lead', '=', lead)
    .where('offer', '=', offer)
    .where('channel', '=', 'installer-letter')
    .where('event', 'in', ['offer.accepted', 'offer.changed'])
    .where('attempts', '=', 0)
    .where('retry_at', 'is not', null)
    .orderBy('retry_at', 'desc')
    .executeTakeFirst()
  return waiting !== undefined && isNotBefore(waiting.retry_at, tellAt, now)
}

/** The visitor lets every installer that accepted call from a moment on. 'unchanged' where nobody waits. */
export function letOthersCall(
  { lead, callsFrom }: { lead: string; callsFrom: (row: LeadRow) => Date },
  deps: ActDeps,
): Promise<ActResult> {
  return changeByVisitor(lead, deps, async (row, trx) => {
    const from = callsFrom(row).toISOString()
    const waiting = (await listAcceptedOffers(trx, lead)).filter(
      ({ calls_from }) => (calls_from ?? '') > from,
    )
    if (waiting.length === 0) return undefined
    return {
      audit: { kind: 'lead.others-may-call' },
      told: false,
      also: async (trx) => {
        for (const { id, installer } of waiting) {
          await trx.updateTable('offers').set({ calls_from: from }).where('id', '=', id).execute()
          await oweInstaller(trx, {
            ...{ installer, event: 'offer.changed', offer: id, lead, now: deps.now },
            key: 'others-may-call',
          })
        }
      },
    }
  })
}

function sameReceiver(one: Receiver, other: Receiver): boolean {
  return one.channel === other.channel && one.endpoint === other.endpoint
}

/**
 * Changes that nobody has tried to deliver yet: they will be read when they are sent. Locked, so that no worker takes one
 * before this transaction ends.
 */
function listWaitingChanges(db: Db, lead: string) {
  const query = db
    .selectFrom('deliveries')
    .select(['channel', 'endpoint', 'retry_at'])
    .where('lead', '=', lead)
    .where('event', '=', 'lead.changed')
    .where('attempts', '=', 0)
    .where('retry_at', 'is not', null)
  return query.forUpdate().execute()
}

async function listHolders(db: Db, lead: string): Promise<Receiver[]> {
  const holders = await db
    .selectFrom('disclosures')
    .select(['receiver_kind', 'receiver'])
    .where('lead', '=', lead)
    .where('stopped_at', 'is', null)
    .execute()
  return holders
    .map((row) => addressOf(row.receiver_kind, row.receiver))
    .filter(({ channel }) => channels[channel].recipient !== 'installer')
}

function listInHand(db: Db, lead: string, now: Date) {
  return db
    .selectFrom('deliveries')
    .select(['channel', 'endpoint', 'claimed_until'])
    .where('lead', '=', lead)
    .where('event', '=', 'lead.created')
    .where(
      'channel',
      'in',
      Object.values(receivers).map(({ channel }) => channel),
    )
    .where('claimed_until', '>', now.toISOString())
    .where('delivered_at', 'is', null)
    .where('stopped_at', 'is', null)
    .execute()
}

/**
 * Stops one receiver of a lead, and tells it. Where it is an installer, `another` says whether the lead is offered to the next in turn; if
 * not, its place stays empty. ‘unchanged’ where the lead has no such receiver, or not any more.
 */
export async function stopHolder(
  { lead, holder, another }: { lead: string; holder: string; another: boolean },
  act: ActDeps,
): Promise<ActResult> {
  const { now, newId } = act
  const at = now.toISOString()
  return changeByVisitor(lead, act, async (_, trx) => {
    const stopped = await trx
      .updateTable('disclosures')
      .set({ stopped_at: at })
      .where('id', '=', holder)
      .where('lead', '=', lead)
      .where('receiver_kind', 'in', stoppable)
      .where('stopped_at', 'is', null)
      .returning(['receiver_kind', 'receiver'])
      .executeTakeFirst()
    if (!stopped) return undefined
    if (stopped.receiver_kind === 'installer')
      return stopInstaller({ lead, installer: stopped.receiver, another, now })
    const { channel, endpoint } = addressOf(stopped.receiver_kind, stopped.receiver)
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

function stopInstaller({
  lead,
  installer,
  another,
  now,
}: {
  lead: string
  installer: string
  another: boolean
  now: Date
}): VisitorChange {
  return {
    audit: { kind: 'lead.stopped', detail: { channel: 'installer-letter', endpoint: '' } },
    told: false,
    also: async (trx) => {
      await cancelOffers(trx, { lead, installer, now })
      if (!another) await keepPlaceEmpty(trx, lead)
      await offerAgain(trx, lead)
    },
  }
}

/** The visitor wants no more installers than have the lead or are offered it now. */
async function keepPlaceEmpty(db: Db, lead: string): Promise<void> {
  const places = await db
    .selectFrom('offers')
    .select('id')
    .where('lead', '=', lead)
    .where('state', 'in', placeStates)
    .execute()
  await db
    .updateTable('enquiries')
    .set({ installers_wanted: places.length })
    .where('id', '=', lead)
    .execute()
}
