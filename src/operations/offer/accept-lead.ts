import { recordAudit } from '#database/account/audit.ts'
import { discloseToInstaller } from '#database/delivery/disclosures.ts'
import { listTurns, turnOnAccepting } from '#database/desk/call-turns.ts'
import type { LeadRow } from '#database/desk/lead-row.ts'
import { updateNextAction } from '#database/desk/queue.ts'
import { insertVisitorLetter } from '#database/enquiry/visitor-letters.ts'
import { oweInstaller } from '#database/installer/installer-deliveries.ts'
import { getInstaller, type StoredInstaller } from '#database/installer/installers.ts'
import { insertEntry } from '#database/offer/ledger.ts'
import {
  countAccepted,
  endOtherOffers,
  lockOffer,
  type OfferRow,
  setAccepted,
} from '#database/offer/offers.ts'
import { offerPersonAgain } from '#database/offer/person-offers.ts'
import type { Db } from '#database/schema.ts'
import { noPlaceLeft, takenBack, whyFull, whyOver } from '#domain/offer/acceptance.ts'
import { capStarts } from '#domain/offer/caps.ts'
import { feeWithGst } from '#domain/offer/ledger.ts'
import { type Result, reject } from '#domain/result.ts'
import { commit, type World } from '../world.ts'

export type AcceptedOffer = Result<
  { lead: string; installer: string; repeated: boolean },
  'unknown' | 'lapsed' | 'answered' | 'taken' | 'full' | 'withdrawn'
>

/**
 * Accepts an offer, while a place of the lead and of the installer's caps is left. From that moment the installer has the details, owes
 * its fee, and visitor and installer are owed their letters. The lead and the installer are locked meanwhile, so that of two who accept
 * the last place one gets it. Accepting twice is harmless.
 */
export function acceptLead(id: string, world: World): Promise<AcceptedOffer> {
  const { calling, maxInstallers } = world
  const now = world.now()
  return commit(world, async (db): Promise<AcceptedOffer> => {
    const locked = await lockOffer(db, id)
    if (!locked) return reject('unknown', 'There is no such offer.')
    const { offer, lead } = locked
    const accepted = { ok: true, lead: offer.lead, installer: offer.installer } as const
    if (offer.state === 'accepted') return { ...accepted, repeated: true }
    if (!lead) return takenBack
    const before = (await listTurns(db, lead.id)).length
    const places = Math.min(maxInstallers, lead.installers_wanted ?? maxInstallers)
    const over = whyOver(offer, lead, now.toISOString())
    if (over) return over
    if (before >= places) return noPlaceLeft
    const installer = await getInstaller(db, offer.installer)
    const since = capStarts(now, calling.timeZone)
    const full = whyFull(installer, await countAccepted(db, offer.installer, since))
    if (full) return full
    await accept(db, { offer, lead, area: installer?.area, now }, world)
    if (before + 1 >= places) await endOtherOffers(db, offer)
    await updateNextAction(db, lead.id, calling)
    return { ...accepted, repeated: false }
  })
}

type Acceptance = {
  offer: OfferRow
  lead: LeadRow
  area: StoredInstaller['area'] | undefined
  now: Date
}

async function accept(
  db: Db,
  { offer, lead, area, now }: Acceptance,
  { calling, newId }: World,
): Promise<void> {
  const at = now.toISOString()
  const { id, installer } = offer
  const { from } = await turnOnAccepting(db, lead, { now, calling })
  await setAccepted(db, offer, { at, from, area })
  await discloseToInstaller(db, { id: newId(), lead: lead.id, installer, at })
  const { amountCents, gstCents } = feeWithGst(offer.fee_cents)
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
  // What the same person asked again goes to whoever has them now.
  await offerPersonAgain(db, lead)
  await recordAudit(db, {
    at,
    operator: null,
    lead: lead.id,
    kind: 'lead.offer-accepted',
    detail: { installer },
  })
  const event = 'offer.accepted'
  if (lead.email_key)
    await insertVisitorLetter(db, {
      id: newId(),
      lead: lead.id,
      emailKey: lead.email_key,
      event,
      now,
      offer: id,
      dedupeKey: `${event} visitor-letter ${id}`,
    })
  await oweInstaller(db, { installer, event, offer: id, lead: lead.id, now })
}
