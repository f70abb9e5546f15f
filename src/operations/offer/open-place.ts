import { type LeadRow, updateLead } from '#database/desk/lead-row.ts'
import { listOffersOfLead, type OfferRow } from '#database/offer/offers.ts'
import type { Db } from '#database/schema.ts'
import { askedStates, type OfferState } from '#domain/offer/offer.ts'
import { noMoreAsked } from '#domain/offer/yes.ts'
import type { Rejection } from '#domain/result.ts'
import type { World } from '../world.ts'

const asked: readonly OfferState[] = askedStates

/**
 * Opens a place on a lead for an installer that its visitor names: a place stays empty after the visitor stopped its installer. Rejects where
 * the maximum of other installers is already asked. Returns the changed lead.
 */
export async function openPlace(
  db: Db,
  { lead, installer }: { lead: LeadRow; installer: OfferRow['installer'] },
  { maxInstallers }: Pick<World, 'maxInstallers'>,
): Promise<{ ok: true; lead: LeadRow } | Rejection<'taken'>> {
  const others = (await listOffersOfLead(db, lead.id)).filter(
    (offer) => offer.installer !== installer && asked.includes(offer.state),
  )
  const places = others.length + 1
  if (places > maxInstallers) return noMoreAsked
  const wanted = lead.installers_wanted
  if (wanted === null || wanted >= places) return { ok: true, lead }
  const set = { installers_wanted: places }
  await updateLead(db, lead.id, set)
  return { ok: true, lead: { ...lead, ...set } }
}
