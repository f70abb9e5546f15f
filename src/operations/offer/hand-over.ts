import { discloseToInstaller } from '#database/delivery/disclosures.ts'
import { listTurns, turnOnAccepting } from '#database/desk/call-turns.ts'
import { type LeadRow, updateLead } from '#database/desk/lead-row.ts'
import { getInstaller, type StoredInstaller } from '#database/installer/installers.ts'
import { insertConsent } from '#database/offer/consents.ts'
import { insertEntry } from '#database/offer/ledger.ts'
import {
  countAccepted,
  endOtherOffers,
  type OfferRow,
  setAccepted,
} from '#database/offer/offers.ts'
import { offerPersonAgain } from '#database/offer/person-offers.ts'
import type { StoredPrice } from '#database/offer/prices.ts'
import type { Db } from '#database/schema.ts'
import { capStarts } from '#domain/installer/caps.ts'
import { identityOf } from '#domain/installer/installer.ts'
import { callMoments } from '#domain/lead/derived-columns.ts'
import type { ContactChannel } from '#domain/lead/state.ts'
import { noPlaceLeft, whyFull } from '#domain/offer/acceptance.ts'
import { feeWithGst } from '#domain/offer/ledger.ts'
import { type YesNamed, yesShown, yesVersion, yesWording } from '#domain/offer/yes.ts'
import type { Rejection } from '#domain/result.ts'
import { issueReceipt } from '../privacy/issue-receipt.ts'
import { byRules, recordLeadEvent } from '../record-event.ts'
import type { World } from '../world.ts'

/** How an installer comes to have a lead: it accepts, or the visitor says yes to its price, by name and channel. */
export type HandedOver = { by: 'accept' } | { by: 'yes'; channels: readonly ContactChannel[] }

type Handing = { offer: OfferRow; lead: LeadRow; now: Date }

/**
 * Hands a lead over to the installer of an offer, while the lead has a place and the installer's caps allow it. From then on the installer has
 * the details and owes its fee, and letters to the visitor and the installer are queued. Call it with the offer locked, once it may be
 * answered: of two installers who accept for the last place, one gets it.
 */
export async function handOver(
  db: Db,
  { offer, lead, now }: Handing,
  how: HandedOver,
  world: World,
): Promise<Rejection<'taken' | 'full' | 'withdrawn'> | undefined> {
  const { calling, maxInstallers } = world
  const turns = await listTurns(db, lead.id)
  const places = Math.min(maxInstallers, lead.installers_wanted ?? maxInstallers)
  if (turns.length >= places) return noPlaceLeft
  const installer = await getInstaller(db, offer.installer)
  const since = capStarts(now, calling.timeZone)
  const full = whyFull(installer, await countAccepted(db, offer.installer, since))
  if (full || !installer) return full
  const isFirstYes = how.by === 'yes' && turns.length === 0
  const current = isFirstYes || !lead.promised_by ? await promiseAnew(db, lead, now, world) : lead
  await give(db, { offer, lead: current, now }, { how, installer, turns }, world)
  if (turns.length + 1 >= places)
    for (const { id, installer: other } of await endOtherOffers(db, offer)) {
      const about = { at: now, lead: lead.id, offer: id, detail: { installer: other } }
      await recordLeadEvent(db, { kind: 'lead.price-not-chosen', ...about }, byRules(world))
    }
  await recordLeadEvent(
    db,
    {
      kind: 'lead.offer-accepted',
      at: now,
      lead: lead.id,
      offer: offer.id,
      detail: { installer: installer.id },
    },
    world,
  )
  return undefined
}

/** Promises a call, as for a new enquiry, with the first yes, or where an installer accepts a lead that had no promise. */
async function promiseAnew(db: Db, lead: LeadRow, now: Date, { calling }: World): Promise<LeadRow> {
  const moments = callMoments(now, lead, calling)
  const none = { new_promise_by: null, chosen_from: null, chosen_until: null }
  const set = { ...moments, contact_due_at: moments.promised_by, ...none }
  await updateLead(db, lead.id, set)
  return { ...lead, ...set }
}

async function give(
  db: Db,
  { offer, lead, now }: Handing,
  {
    how,
    installer: known,
    turns,
  }: { how: HandedOver; installer: StoredInstaller; turns: readonly Date[] },
  world: World,
): Promise<void> {
  const { calling, newId } = world
  const at = now.toISOString()
  const { id, installer } = offer
  const { from } = await turnOnAccepting(db, lead, { turns, now, calling })
  await setAccepted(db, offer, { by: how.by, at, from, area: known.area, person: world.person?.id })
  await discloseToInstaller(db, { id: newId(), lead: lead.id, installer, at })
  const named = { name: known.tradingName, identity: identityOf(known) }
  if (how.by === 'yes') await recordYes(db, { offer, lead, now }, { named, ...how }, world)
  const { amountCents, gstCents } = feeWithGst(offer.fee_cents, world.isTaxed)
  await insertEntry(db, {
    id: newId(),
    installer,
    offer: id,
    kind: 'fee',
    at,
    amount_cents: amountCents,
    gst_cents: gstCents,
    reverses: null,
    entered_by: null,
  })
  // The same person's later enquiries go to the installer that has them now.
  await offerPersonAgain(db, lead)
}

/** A yes as it was given, with its receipt: what that proves is stored with it, or not at all. */
async function recordYes(
  db: Db,
  { offer, lead, now }: Handing,
  { named, channels }: { named: YesNamed; channels: readonly ContactChannel[] },
  world: World,
): Promise<void> {
  const wording = yesWording(named, channels)
  const id = world.newId()
  const consent = { id, lead: lead.id, offer: offer.id, channels, at: now.toISOString() }
  await insertConsent(db, { ...consent, wording, version: yesVersion })
  const { askedFor, ...price }: StoredPrice = JSON.parse(offer.price ?? '')
  const agreement = {
    wording,
    version: yesVersion,
    shown: yesShown(price, askedFor),
    page: '/my-enquiry',
    callers: `${named.name}, ${named.identity}`,
  }
  await issueReceipt(db, { kind: 'call', lead, offer: offer.id, agreement }, world)
}
