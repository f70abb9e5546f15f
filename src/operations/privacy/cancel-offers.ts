import { type CancelledOffer, stopHolding } from '#database/offer/cancelled-offers.ts'
import { endConsent } from '#database/offer/consents.ts'
import { moveOffers } from '#database/offer/move-offers.ts'
import { noteFreedCapacity } from '#database/offer/offering.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { offerRepeatsAgain } from '#database/offer/repeats.ts'
import type { Db } from '#database/schema.ts'
import { type OfferState, openOrAcceptedStates } from '#domain/offer/offer.ts'
import { type Actor, recordLeadEvent } from '../record-event.ts'
import type { World } from '../world.ts'

type OfferCancellation = {
  lead: string
  /** One installer. Default: all who have the lead or are offered it. */
  installer?: string
  now: Date
  /** When they are notified. Default: at once. */
  dueAt?: Date | undefined
  /** Distinguishes this cancellation from one that was undone. */
  key?: string | undefined
}

const states: readonly OfferState[] = openOrAcceptedStates

/**
 * Cancels open and accepted offers of a lead: from now on the installers may not use its details, and they are notified. A pending return
 * stays pending until it is decided, and its fee is owed until then. Run inside the caller's transaction, with the lead locked.
 */
export async function cancelOffers(
  db: Db,
  { lead, installer, now, dueAt, key }: OfferCancellation,
  world: Pick<World, 'now' | 'calling'> & Actor,
): Promise<CancelledOffer[]> {
  const at = now.toISOString()
  const offers = (await listOffersOfLead(db, lead)).filter(
    (offer) => states.includes(offer.state) && offer.installer === (installer ?? offer.installer),
  )
  for (const offer of offers) {
    await moveOffers(db, 'cancel').where('id', '=', offer.id).execute()
    await offerRepeatsAgain(db, offer.id)
    await endConsent(db, { offer: offer.id, at })
    await stopHolding(db, { lead, installer: offer.installer, offer: offer.id, at })
    await recordLeadEvent(
      db,
      {
        kind: 'lead.offer-cancelled',
        at: now,
        lead,
        offer: offer.id,
        key,
        dueAt,
        detail: { installer: offer.installer },
      },
      world,
    )
  }
  if (offers.some(({ state }) => state === 'accepted')) await noteFreedCapacity(db, now)
  return offers.map(({ id, installer, state }) => ({ id, installer, state }))
}
