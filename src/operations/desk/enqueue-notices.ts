import { v7 as uuidv7 } from 'uuid'
import { insertDeliveries } from '#database/delivery/deliveries.ts'
import {
  hasLateLeads,
  listOwedKeys,
  listRunningPromises,
  lockRunningPromise,
  type RunningPromise,
  setNewPromise,
} from '#database/desk/running-promises.ts'
import { insertVisitorLetter } from '#database/enquiry/visitor-letters.ts'
import { isSuppressed } from '#database/privacy/suppressions.ts'
import type { Db } from '#database/schema.ts'
import { messages } from '#domain/delivery/messages.ts'
import { reasonNotToWrite } from '#domain/delivery/reason-to-stop.ts'
import { callingCalendar, deskCalendar } from '#domain/promise/calling-calendar.ts'
import {
  morningLetterDue,
  newPromiseBy,
  noticeKey,
  noticeMoments,
  type PromiseNotice,
  promiseNotices,
} from '#domain/promise/notices.ts'
import { enqueueOnce } from '../enqueue-once.ts'
import { suppressionHashes } from '../privacy/suppression-hashes.ts'
import { commit, type World } from '../world.ts'
import type { DeskWorld } from './change-lead.ts'

type NoticesWorld = DeskWorld & Pick<World, 'secret'>

// SQLite allows 32,766 values in a statement, and each lead has up to three keys.
const pageSize = 500

// After a weekend of downtime, promises broken meanwhile still get a notice. Older ones are only shown at the desk.
const daysBack = 3

type Notice = { notice: PromiseNotice; key: string }

/**
 * Queues the notices that are due. Each is queued once, however many replicas run this and whenever one is killed: related rows
 * are written in one transaction, and duplicates are not stored. Returns how many leads it was about.
 */
export async function enqueueNotices(world: NoticesWorld): Promise<number> {
  const { database, now } = world
  const since = new Date(now().getTime() - daysBack * 24 * 3_600_000)
  let noticed = 0
  for (let after: RunningPromise | undefined; ; ) {
    const page = { now: now(), since, after, size: pageSize }
    const promises = await listRunningPromises(database.reads, page)
    const due = promises.map((promise) => ({ promise, notices: noticesDue(promise, world) }))
    const owed = await listOwedKeys(
      database.reads,
      due.flatMap(({ notices }) => notices.map(({ key }) => key)),
    )
    for (const { promise, notices } of due) {
      const missing = notices.filter(({ key }) => !owed.has(key))
      if (missing.length > 0 && (await enqueueMissing(promise, missing, world))) noticed += 1
    }
    after = promises.at(-1)
    if (promises.length < pageSize) break
  }
  return noticed
}

function noticesDue(promise: RunningPromise, { calling, now }: NoticesWorld): Notice[] {
  const moment = now()
  const promisedBy = new Date(promise.promisedBy)
  const toNotice = (notice: PromiseNotice) => ({
    notice,
    key: noticeKey(notice, promise.id, promise.promisedBy),
  })
  // Once it's broken, only owners need to hear of it.
  if (promisedBy <= moment) return [toNotice('promise.nine-tenths')]
  const moments = noticeMoments(
    { callableFrom: new Date(promise.callableFrom), promisedBy },
    callingCalendar(calling, promise),
  )
  return promiseNotices.filter((notice) => moments[notice] <= moment).map(toNotice)
}

function enqueueMissing(
  promise: RunningPromise,
  notices: readonly Notice[],
  world: NoticesWorld,
): Promise<boolean> {
  return commit(world, async (trx) => {
    const visitor = await lockRunningPromise(trx, promise)
    if (!visitor) return false
    const owed = await insertDeliveries(
      trx,
      notices.map(({ notice, key }) => ({
        id: uuidv7(),
        lead: promise.id,
        channel: messages[notice].by[0],
        event: notice,
        operator: notice === 'promise.half-time' ? visitor.owner : null,
        dedupeKey: key,
        now: world.now(),
      })),
    )
    if (owed.length > 0 && notices.some(({ notice }) => notice === 'promise.nine-tenths'))
      await renewPromise(trx, promise, visitor, world)
    return owed.length > 0
  })
}

type Visitor = NonNullable<Awaited<ReturnType<typeof lockRunningPromise>>>

/** Queues a letter with a new time for the visitor, while the promise still holds. */
async function renewPromise(
  trx: Db,
  promise: RunningPromise,
  visitor: Visitor,
  { calling, secret, now }: NoticesWorld,
): Promise<void> {
  const moment = now()
  const promisedBy = new Date(promise.promisedBy)
  if (moment >= promisedBy || !(await mayWriteTo(trx, visitor, { secret, now: moment }))) return
  const isOwed = await insertVisitorLetter(trx, {
    id: uuidv7(),
    lead: promise.id,
    emailKey: visitor.emailKey,
    event: 'promise.new-time',
    dedupeKey: noticeKey('promise.new-time', promise.id, promise.promisedBy),
    now: moment,
  })
  if (!isOwed) return
  const calendar = callingCalendar(calling, promise)
  await setNewPromise(trx, promise.id, newPromiseBy(moment, promisedBy, calendar))
}

async function mayWriteTo(
  db: Db,
  visitor: Visitor,
  { secret, now }: { secret: string; now: Date },
): Promise<boolean> {
  const suppressed = await isSuppressed(db, {
    hashes: suppressionHashes(visitor, secret),
    scopes: ['all'],
    enquiredAt: visitor.enquiredAt,
  })
  const consentUntil = visitor.consentUntil ?? now.toISOString()
  return reasonNotToWrite({ ...visitor, consentUntil }, { now, suppressed }) === undefined
}

/** Queues the letter about broken promises for owners: one on each calling day, while there are any. */
export async function enqueueMorningLetter(world: DeskWorld): Promise<void> {
  const now = world.now()
  const due = morningLetterDue(now, deskCalendar(world.calling))
  if (!due || !(await hasLateLeads(world.database.reads, due.since))) return
  const dedupeKey = `leads.late ${due.day}`
  const letter = { id: uuidv7(), lead: null, channel: 'owner-letter', event: 'leads.late' } as const
  await enqueueOnce([{ ...letter, dedupeKey, now }], world)
}
