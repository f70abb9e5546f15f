import type { LeadRow } from '#database/desk/lead-row.ts'
import { getMatchLead } from '#database/offer/match-facts.ts'
import { getOffer, insertOffer, type OfferRow, setPriced } from '#database/offer/offers.ts'
import { markReturned } from '#database/offer/returns.ts'
import type { Db } from '#database/schema.ts'
import { askedNoMore } from '#domain/offer/yes.ts'
import type { Rejection } from '#domain/result.ts'
import type { World } from '../world.ts'
import { storeReturnDecision } from './decide-return.ts'
import { refusalOf } from './offer-lead.ts'
import { openPlace } from './open-place.ts'

type TakenBack = { offer: OfferRow; lead: LeadRow; now: Date }

/**
 * Reopens the price of a yes that was taken back, as an offer of its own: each yes has its own fee, receipt and record. The first fee is
 * credited: an installer pays once for one person. Call it with the offer locked, while the price is open.
 */
export async function renewPrice(
  db: Db,
  { offer, lead, now }: TakenBack,
  world: World,
): Promise<{ ok: true; offer: OfferRow; lead: LeadRow } | Rejection<'taken' | 'withdrawn'>> {
  const { installer, price, priced_at, expires_at, fee_cents } = offer
  const current = await getMatchLead(db, lead.id)
  if (!current || refusalOf(current, now)) return askedNoMore
  const opened = await openPlace(db, { lead, installer }, world)
  if (!opened.ok) return opened
  await creditFirst(db, offer, now, world)
  const id = world.newId()
  const offered_at = now.toISOString()
  await insertOffer(db, { id, lead: lead.id, installer, offered_at, expires_at, fee_cents })
  const stored = { price: JSON.parse(price ?? ''), at: priced_at ?? '', until: expires_at }
  await setPriced(db, id, stored)
  const renewed = await getOffer(db, id)
  if (!renewed) throw new Error('The price that was just stored is not there.')
  return { ...opened, offer: renewed }
}

async function creditFirst(db: Db, offer: OfferRow, at: Date, world: World): Promise<void> {
  if (offer.state !== 'cancelled') return
  const because = 'taken-back'
  if (!offer.returned_at)
    await markReturned(db, offer, { at: at.toISOString(), because, words: '' })
  const decision = {
    decision: 'credited',
    because: 'They let you call after all: you pay for that yes alone.',
    by: null,
    at,
  } as const
  await storeReturnDecision(db, { ...offer, returned_because: because }, decision, world)
}
