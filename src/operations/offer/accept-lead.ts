import { v7 as uuidv7 } from 'uuid'
import { type AcceptedOffer, acceptOffer } from '#database/offer/accept-offer.ts'
import { capStarts } from '#domain/offer/caps.ts'
import { withRetry } from '../with-retry.ts'
import type { OfferLeadDeps } from './offer-lead.ts'

/**
 * Accepts an offer, while a place of the lead and of the installer's caps is left. From that moment the installer has the details, owes
 * its fee, and visitor and installer are owed their letters. Accepting twice is harmless.
 */
export async function acceptLead(
  offer: string,
  { database, now, calling, maxInstallers, onDue }: OfferLeadDeps,
): Promise<AcceptedOffer> {
  const at = now()
  const accepted = await withRetry(() =>
    acceptOffer(database, {
      offer,
      now: at,
      since: capStarts(at, calling.timeZone),
      most: maxInstallers,
      newId: uuidv7,
      calling,
    }),
  )
  if (accepted.ok) onDue?.()
  return accepted
}
