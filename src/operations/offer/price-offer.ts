import { lockOffer, setPriced } from '#database/offer/offers.ts'
import type { StoredPrice } from '#database/offer/prices.ts'
import { dayOf } from '#domain/calendar.ts'
import { takenBack, whyOver } from '#domain/offer/acceptance.ts'
import {
  type PriceProblem,
  problemWithPrice,
  standsUntil,
  type TypedPrice,
} from '#domain/offer/price.ts'
import { statedSystem } from '#domain/offer/stated-system.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { tidy } from '#domain/tidy.ts'
import { recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { enqueuePricesLetter } from './enqueue-prices-letter.ts'
import { noteRoom } from './room.ts'

type PricedOffer =
  | Result<
      { lead: string; repeated: boolean },
      'unknown' | 'lapsed' | 'answered' | 'taken' | 'withdrawn'
    >
  | (Rejection<'invalid'> & Pick<PriceProblem, 'field'>)

/**
 * An installer names its price for the stated system, or another one in its place. It costs nothing, and shows it nothing of the person:
 * they say who may call. The same price again is harmless.
 */
export function priceOffer(id: string, typed: TypedPrice, world: World): Promise<PricedOffer> {
  const now = world.now()
  const at = now.toISOString()
  const { timeZone } = world.calling
  const { lowCents, highCents, earliestWeek, system } = typed
  const price: TypedPrice = { lowCents, highCents, earliestWeek, words: tidy(typed.words), system }
  const problem = problemWithPrice({ ...price, words: typed.words.trim() }, dayOf(now, timeZone))
  return commit(world, async (db): Promise<PricedOffer> => {
    const locked = await lockOffer(db, id)
    if (!locked) return reject('unknown', 'There is no such offer.')
    const { offer, lead } = locked
    if (!lead) return takenBack
    const over = whyOver(offer, lead, at, 'price')
    if (over) return over
    if (problem) return { ...reject('invalid', problem.message), field: problem.field }
    const stated = statedSystem(lead, dayOf(new Date(lead.created_at), timeZone))
    if (!stated) return reject('answered', 'We can’t state a system for this any more.')
    const { band, ...askedFor } = stated
    const stored: StoredPrice = { ...price, askedFor }
    const priced = { ok: true, lead: lead.id } as const
    if (offer.state === 'priced' && offer.price === JSON.stringify(stored))
      return { ...priced, repeated: true }
    const until = standsUntil(now, lead.consent_until ?? at)
    await setPriced(db, id, { price: stored, at, until })
    if (offer.state === 'offered') await noteRoom(db, offer.installer, world)
    await enqueuePricesLetter(db, lead, { now, isSettled: lead.offering !== null })
    const detail = { installer: offer.installer }
    await recordLeadEvent(db, { kind: 'lead.offer-priced', at: now, lead: lead.id, detail }, world)
    return { ...priced, repeated: false }
  })
}
