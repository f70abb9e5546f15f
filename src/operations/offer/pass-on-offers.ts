import { declineOffer, getOffer } from '#database/offer/offers.ts'
import type { DeclineReason } from '#domain/offer/offer.ts'
import { type Result, reject } from '#domain/result.ts'
import { withRetry } from '../with-retry.ts'
import { type OfferLeadDeps, offerLead } from './offer-lead.ts'

/** Declines an offer and offers the lead to whoever is next. Declining twice is harmless. */
export async function declineLead(
  { offer, because }: { offer: string; because: DeclineReason },
  deps: OfferLeadDeps,
): Promise<Result<object, 'unknown' | 'answered'>> {
  const { database, now, calling } = deps
  const declined = await withRetry(() =>
    declineOffer(database, { offer, because, now: now(), calling }),
  )
  const known = await getOffer(database.db, offer)
  if (!known) return reject('unknown', 'There is no such offer.')
  if (declined) await offerLead(known.lead, deps, { ifDue: true })
  else if (known.state !== 'declined')
    return reject('answered', 'This offer was answered, or has lapsed.')
  return { ok: true }
}
