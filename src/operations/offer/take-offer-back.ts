import { listInstallers } from '#database/installer/installers.ts'
import { listRecentOffers } from '#database/offer/match-facts.ts'
import { offerAgain } from '#database/offer/offering.ts'
import {
  cancelOffer,
  deleteUnsentOffer,
  isSent,
  listOpenOffers,
  lockOffer,
  type OfferRow,
} from '#database/offer/offers.ts'
import type { Db } from '#database/schema.ts'
import { secondFactorAgain } from '#domain/account/second-factor.ts'
import { dayOf } from '#domain/calendar.ts'
import { capStarts } from '#domain/installer/caps.ts'
import { servicesNeeded } from '#domain/installer/work.ts'
import { isUnavailable } from '#domain/offer/acceptance.ts'
import { offerStateWords } from '#domain/offer/offer-states.ts'
import { canMove } from '#domain/offer/transitions.ts'
import { turnsSince } from '#domain/offer/turn.ts'
import { type Result, reject } from '#domain/result.ts'
import { byRules, recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { noteRoom } from './room.ts'

type TakenBack = Result<
  { lead: string; installer: string },
  'unknown' | 'refused' | 'second-factor-again'
>

/**
 * An operator takes an open offer back. Until its letter is sent, the offer is deleted; after that the installer is notified, and the
 * operator must have given their second factor again.
 */
export function takeOfferBack(
  { id, isConfirmed }: { id: string; isConfirmed: boolean },
  operator: { id: string },
  world: World,
): Promise<TakenBack> {
  return commit(world, async (db): Promise<TakenBack> => {
    const locked = await lockOffer(db, id)
    if (!locked) return reject('unknown', 'There is no such offer.')
    const { lead, installer, state } = locked.offer
    const over = offerStateWords[state].notTakenBack
    if (over) return reject('refused', over)
    if (!isConfirmed && (await isSent(db, id))) return secondFactorAgain
    await takeBack(db, locked.offer, null, { ...world, by: operator.id })
    await noteRoom(db, installer, world)
    return { ok: true, lead, installer }
  })
}

/**
 * Takes back offers that their installer can't accept any more: the places are taken, the installer paused, or something of it has ended. A
 * price stays open through a pause. This costs no turn, and the leads go to the next installers. Replicas may run it at the same time.
 */
export async function takeBackUnavailable(world: World): Promise<void> {
  const { database, now, calling } = world
  const open = await listOpenOffers(database.db)
  if (open.length === 0) return
  const [installers, recent] = await Promise.all([
    listInstallers(database.db),
    listRecentOffers(database.db, {
      caps: capStarts(now(), calling.timeZone),
      turnsSince: turnsSince(now()),
    }),
  ])
  const today = dayOf(now(), calling.timeZone)
  const byId = new Map(installers.map((installer) => [installer.id, installer]))
  for (const { id, installer, service, answers, state } of open) {
    const isPriced = state === 'priced'
    const current = byId.get(installer)
    // A price waits for its installer to come back, and takes no place of the caps before the yes.
    const known = current && isPriced ? { ...current, ...present } : current
    const accepted = isPriced ? nothing : recent.get(installer)?.accepted
    const services = servicesNeeded(service, JSON.parse(answers))
    if (!known || !accepted || !isUnavailable(known, { services, accepted }, today)) continue
    await commit(world, async (db) => {
      const locked = await lockOffer(db, id)
      if (!locked || !canMove(locked.offer.state, 'take-back')) return
      await takeBack(db, locked.offer, 'unavailable', byRules(world))
      await offerAgain(db, locked.offer.lead)
    })
  }
}

const present = { pausedUntil: undefined, daysOff: [] }
const nothing = { day: 0, week: 0, month: 0 }

/** Call it with the offer locked. */
async function takeBack(
  db: Db,
  { id, lead, installer, state }: OfferRow,
  because: 'unavailable' | null,
  world: World,
): Promise<void> {
  let offer: string | null = null
  // An installer that named a price knows of the offer, so it gets a letter.
  if (state !== 'offered' || !(await deleteUnsentOffer(db, id))) {
    await cancelOffer(db, id, because)
    offer = id
  }
  await recordLeadEvent(
    db,
    { kind: 'lead.offer-cancelled', lead, offer, detail: { installer } },
    world,
  )
}
