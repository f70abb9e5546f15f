import { type OfferState, openOrAcceptedStates } from '#domain/offer/offer.ts'
import { offerTransitions } from '#domain/offer/transitions.ts'
import { recordAudit } from '../account/audit.ts'
import { enqueueForInstaller } from '../installer/installer-deliveries.ts'
import type { Db } from '../schema.ts'
import { endConsent, restoreConsent } from './consents.ts'
import { moveOffers } from './move-offers.ts'
import { noteFreedCapacity } from './offering.ts'
import { offerRepeatsAgain } from './repeats.ts'
import { stopInstallerDisclosure } from './returns.ts'

/** An offer as it was before it was cancelled. */
export type CancelledOffer = { id: string; installer: string; state: OfferState }

type OfferCancellation = {
  lead: string
  /** One installer. Default: all who have the lead or are offered it. */
  installer?: string
  now: Date
  /** When they are notified. Default: at once. */
  dueAt?: Date
  /** Distinguishes this cancellation from one that was undone. */
  key?: string
  operator?: string | null
}

/**
 * Cancels open and accepted offers of a lead: from now on the installers may not use its details, and they are notified. A pending return
 * stays pending until it is decided, and its fee is owed until then. Run inside the caller's transaction, with the lead locked.
 */
export async function cancelOffers(
  db: Db,
  { lead, installer, now, dueAt = now, key, operator = null }: OfferCancellation,
): Promise<CancelledOffer[]> {
  const at = now.toISOString()
  const offers = await db
    .selectFrom('offers')
    .select(['id', 'installer', 'state'])
    .where('lead', '=', lead)
    .where('state', 'in', openOrAcceptedStates)
    .$if(installer !== undefined, (qb) => qb.where('installer', '=', installer ?? ''))
    .orderBy('id')
    .execute()
  for (const offer of offers) {
    await moveOffers(db, 'cancel').where('id', '=', offer.id).execute()
    await offerRepeatsAgain(db, offer.id)
    await endConsent(db, { offer: offer.id, at })
    await stopHolding(db, { lead, installer: offer.installer, offer: offer.id, at })
    const isNews = await enqueueForInstaller(db, {
      installer: offer.installer,
      event: 'offer.cancelled',
      offer: offer.id,
      lead,
      now,
      dueAt,
      key,
    })
    if (isNews)
      await recordAudit(db, {
        at,
        operator,
        lead,
        kind: 'lead.offer-cancelled',
        detail: { installer: offer.installer },
      })
  }
  if (offers.some(({ state }) => state === 'accepted')) await noteFreedCapacity(db, now)
  return offers
}

/** The installer has no right to the details any more, and gets nothing that waits. */
async function stopHolding(
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
