import type { OfferState } from '#domain/offer/offer.ts'
import { offerTransitions } from '#domain/offer/transitions.ts'
import type { Db } from '../schema.ts'
import { restoreConsent } from './consents.ts'
import { stopInstallerDisclosure } from './returns.ts'

/** An offer as it was before it was cancelled. */
export type CancelledOffer = { id: string; installer: string; state: OfferState }

/** The installer has no right to the details any more, and gets nothing that waits. */
export async function stopHolding(
  db: Db,
  { lead, installer, offer, at }: { lead: string; installer: string; offer: string; at: string },
): Promise<void> {
  await stopInstallerDisclosure(db, { lead, installer }, at)
  await db
    .updateTable('deliveries')
    .set({ stopped_at: at, retry_at: null })
    .where('lead', '=', lead)
    .where('offer', '=', offer)
    .where('event', 'in', ['offer.made', 'offer.accepted', 'offer.changed'])
    .where('delivered_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .execute()
}

/** Restores cancelled offers without notices: an operator undid it within seconds. */
export async function restoreOffers(
  db: Db,
  { lead, offers, key }: { lead: string; offers: readonly CancelledOffer[]; key: string },
): Promise<void> {
  for (const { id, installer, state } of offers) {
    await db
      .updateTable('offers')
      .set({ state })
      .where('id', '=', id)
      .where('state', '=', offerTransitions.cancel.to)
      .execute()
    await restoreConsent(db, id)
    await db
      .updateTable('disclosures')
      .set({ stopped_at: null })
      .where('lead', '=', lead)
      .where('receiver_kind', '=', 'installer')
      .where('receiver', '=', installer)
      .execute()
    await db
      .deleteFrom('deliveries')
      .where('lead', '=', lead)
      .where('offer', '=', id)
      .where('event', '=', 'offer.cancelled')
      .where('dedupe_key', 'like', `% ${key}`)
      .where('attempts', '=', 0)
      .execute()
  }
}
