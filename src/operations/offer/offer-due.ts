import { lockLead } from '#database/desk/lead-row.ts'
import {
  getOfferedCapacity,
  getOfferRules,
  listLeadsToOffer,
  offerWaiting,
  readCapacity,
  saveOfferedCapacity,
} from '#database/offer/offering.ts'
import { expireOverdue, listOverdue } from '#database/offer/offers.ts'
import type { Db } from '#database/schema.ts'
import { hasInstallers } from '#database/seeks-installer.ts'
import { dayOf } from '#domain/calendar.ts'
import { sendAfterSeconds } from '#domain/desk/undo.ts'
import { offeredDays } from '#domain/offer/rules.ts'
import { endPauses } from '../installer/pause-installer.ts'
import { byRules, recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { offerLead } from './offer-lead.ts'
import { noteRoom } from './room.ts'
import { takeBackUnavailable } from './take-offer-back.ts'

/** So many leads are read at once. What comes meanwhile is in the next page. */
const pageSize = 50

/**
 * Ends offers whose time is over, takes back those that can't be accepted any more, and offers every lead that is to be offered: new ones, those that have a place free, and where capacity
 * has changed those that wait for it. All of it is in the database, so that nothing is lost with a process, and replicas may do it at
 * once. Returns how many leads were tried.
 */
export async function offerDue(
  world: World,
  { isStopping = () => false }: { isStopping?: () => boolean } = {},
): Promise<number> {
  const { database, now, calling } = world
  await expireOffers(world)
  await takeBackUnavailable(world)
  // Without installers the desk calls: leads need no note that none suits.
  if (!(await hasInstallers(database.db))) return 0
  await endPauses(world)
  const since = new Date(now().getTime() - offeredDays * 24 * 3_600_000)
  await offerForNewCapacity(world, { since, today: dayOf(now(), calling.timeZone) })
  const done = new Set<string>()
  let failure: unknown
  for (;;) {
    const leads = await listLeadsToOffer(database, {
      since,
      releasedBefore: new Date(now().getTime() - sendAfterSeconds * 1000),
      now: now(),
      size: pageSize,
    })
    // What came back at once waits for the next run.
    const left = leads.filter((lead) => !done.has(lead))
    if (left.length === 0) break
    for (const lead of left) {
      if (isStopping()) return done.size
      done.add(lead)
      // A lead that fails keeps none of the others waiting.
      await offerLead(lead, world, { ifDue: true }).catch((error: unknown) => {
        failure ??= error
      })
    }
  }
  if (failure) throw failure
  return done.size
}

/** Ends the offers whose time is over; their leads go to the next installers. */
async function expireOffers(world: World): Promise<void> {
  const at = world.now().toISOString()
  for (const lead of await listOverdue(world.database.db, at))
    await commit(world, async (db) => {
      await lockLead(db, lead)
      await expireOffersOf(db, lead, world)
    })
}

/** The same of one lead, which is locked. */
export async function expireOffersOf(db: Db, lead: string, world: World): Promise<void> {
  const now = world.now()
  const expired = await expireOverdue(db, lead, now.toISOString())
  for (const { installer, wasPriced } of expired) {
    if (!wasPriced) await noteRoom(db, installer, world)
    const kind = wasPriced ? 'lead.price-over' : 'lead.offer-expired'
    await recordLeadEvent(db, { kind, at: now, lead, detail: { installer } }, byRules(world))
  }
}

/** Where capacity has changed since leads were offered, those that wait are to be offered again. */
async function offerForNewCapacity(
  world: World,
  { since, today }: { since: Date; today: string },
): Promise<void> {
  const { db } = world.database
  const { mode, openPerPlace } = await getOfferRules(db)
  const capacity = `${mode} ${openPerPlace} ${await readCapacity(db, today)}`
  if (capacity === (await getOfferedCapacity(db))) return
  await commit(world, async (db) => {
    await offerWaiting(db, since)
    await saveOfferedCapacity(db, capacity)
  })
}
