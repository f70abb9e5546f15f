import { v7 as uuidv7 } from 'uuid'
import { insertDeliveries, type NewDelivery } from '#database/delivery/deliveries.ts'
import { listOwedKeys } from '#database/desk/running-promises.ts'
import { insertVisitorLetter } from '#database/enquiry/visitor-letters.ts'
import { countLateCalls } from '#database/insight/late-calls.ts'
import { enqueueForInstaller } from '#database/installer/installer-deliveries.ts'
import { lockOffer, type OfferRow } from '#database/offer/offers.ts'
import { listBrokenAgain, listOwedCalls, type OwedCallRow } from '#database/offer/owed-calls.ts'
import { markReturned } from '#database/offer/returns.ts'
import type { Db } from '#database/schema.ts'
import { dueOfCall, lateSince, mostLate, type OwedCall, owedCall } from '#domain/offer/owed-call.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { noticeKey } from '#domain/promise/notices.ts'
import { enqueueOnce } from '../enqueue-once.ts'
import { recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { type Decided, storeReturnDecision } from './decide-return.ts'
import { offerLead } from './offer-lead.ts'

// After a weekend of downtime, promises broken meanwhile still get a notice. Older ones are only shown at the desk.
const daysBack = 3

/**
 * Sees to the calls that installers owe: reminds them at half and at three quarters of the time, tells a visitor who tried and will try
 * again, and once it is over gives the lead to the next installer, with the fee credited. Owners hear of a second promise that breaks.
 * Replicas may do it at once. Returns how many calls were seen to.
 */
export async function watchOwedCalls(world: World): Promise<number> {
  const now = world.now()
  const { reads } = world.database
  const due = (await listOwedCalls(reads, { now })).flatMap((row) => dueOf(row, world) ?? [])
  const owed = await listOwedKeys(
    reads,
    due.flatMap(({ key }) => key ?? []),
  )
  let seenTo = 0
  let failure: unknown
  for (const { row } of due.filter(({ key }) => !key || !owed.has(key))) {
    try {
      const { isDone, goesOn } = await commit(world, (db) => seeTo(db, row.id, world))
      if (isDone) seenTo += 1
      if (goesOn) await offerLead(goesOn.lead, world, { ifDue: true })
    } catch (error) {
      // One that fails keeps none of the others waiting.
      failure ??= error
    }
  }
  await enqueueBrokenAgain(world)
  if (failure) throw failure
  return seenTo
}

type Due = {
  row: OwedCallRow
  call: OwedCall
  what: NonNullable<ReturnType<typeof dueOfCall>>
  /** What a letter about it is known by; undefined where none says it. */
  key: string | undefined
}

function dueOf(row: OwedCallRow, { calling, now }: World): Due | undefined {
  const { id, answered_at, calls_from, promised_by, new_promise_by } = row
  if (!answered_at) return undefined
  const call = owedCall(
    {
      acceptedAt: answered_at,
      callsFrom: calls_from,
      promisedBy: promised_by,
      newPromiseBy: new_promise_by,
    },
    callingCalendar(calling, row),
  )
  const what = dueOfCall(call, row.outcome, now())
  switch (what) {
    case undefined:
      return undefined
    case 'late':
    case 'goes on':
      return { row, call, what, key: undefined }
    case 'kept':
      return row.email_key
        ? { row, call, what, key: `offer.tried visitor-letter ${id}` }
        : undefined
    case 'offer.half-time':
    case 'offer.three-quarters':
      return { row, call, what, key: `${what} installer-letter ${id} ${call.by.toISOString()}` }
  }
}

type SeenTo = { isDone: boolean; goesOn?: Decided }

/** Does what is due for an offer's call, with the offer locked: a call may have been recorded meanwhile, or another replica was faster. */
async function seeTo(db: Db, id: string, world: World): Promise<SeenTo> {
  const now = world.now()
  const offer = (await lockOffer(db, id))?.offer
  const [row] = await listOwedCalls(db, { now, offer: id })
  const due = offer && row && dueOf(row, world)
  if (!due) return { isDone: false }
  const { lead, installer } = offer
  const { what, call, key = '' } = due
  if (what === 'late' || what === 'goes on')
    return { isDone: true, goesOn: await passOn(db, offer, due, world) }
  if (what === 'kept') {
    const letter = { id: uuidv7(), lead, offer: id, emailKey: row.email_key, dedupeKey: key, now }
    return { isDone: await insertVisitorLetter(db, { ...letter, event: 'offer.tried' }) }
  }
  const about = { installer, offer: id, lead, now, key: call.by.toISOString() }
  return { isDone: await enqueueForInstaller(db, { ...about, event: what }) }
}

/** The lead goes to the next installer: the details are closed, the fee is credited, and without a try it counts as not in time. */
async function passOn(
  db: Db,
  offer: OfferRow,
  { row, call, what }: Due,
  world: World,
): Promise<Decided> {
  const at = world.now()
  const { lead, installer } = offer
  const because = what === 'late' ? 'not-in-time' : 'never-reached'
  await markReturned(db, offer, { at: at.toISOString(), because, words: '' })
  const detail = { installer, because }
  await recordLeadEvent(db, { kind: 'lead.offer-returned', at, lead, detail }, world)
  const decided = await storeReturnDecision(
    db,
    { ...offer, state: 'returned', returned_because: because },
    { decision: 'credited', because: explanations[because], by: null, at },
    world,
  )
  if (what === 'late') await warnOfLateCalls(db, offer, at)
  const promisedBy = row.promised_by ?? ''
  if (call.by.toISOString() > promisedBy)
    await insertDeliveries(db, [brokenAgain({ id: lead, promisedBy }, at)])
  return decided
}

const explanations = {
  'not-in-time': 'No call was recorded by the promised time.',
  'never-reached': 'You tried and didn’t reach them, so they went to the next installer.',
}

/** Notifies owners of every third call that an installer didn't make in time, to have them ring its office. */
async function warnOfLateCalls(db: Db, { id, installer }: OfferRow, now: Date): Promise<void> {
  // All of them: another replica's clock may be ahead.
  if ((await countLateCalls(db, installer, lateSince(now))) % mostLate !== 0) return
  await insertDeliveries(db, [
    {
      id: uuidv7(),
      lead: null,
      installer,
      channel: 'owner-letter',
      event: 'installer.late',
      dedupeKey: `installer.late owner-letter ${id}`,
      now,
    },
  ])
}

/** Queues the letter to owners about each visitor with a second broken promise. */
async function enqueueBrokenAgain(world: World): Promise<void> {
  const now = world.now()
  const since = new Date(now.getTime() - daysBack * 24 * 3_600_000)
  const broken = await listBrokenAgain(world.database.reads, { now, since })
  await enqueueOnce(
    broken.map((lead) => brokenAgain(lead, now)),
    world,
  )
}

function brokenAgain(
  { id: lead, promisedBy }: { id: string; promisedBy: string },
  now: Date,
): NewDelivery & { dedupeKey: string } {
  const event = 'promise.broken-again'
  const dedupeKey = noticeKey(event, lead, promisedBy)
  return { id: uuidv7(), lead, channel: 'owner-letter', event, dedupeKey, now }
}
