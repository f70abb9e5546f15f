import { v7 as uuidv7 } from 'uuid'
import { lockLead } from '#database/desk/lead-row.ts'
import { updateNextAction } from '#database/desk/queue.ts'
import { getInstaller, lockInstaller } from '#database/installer/installers.ts'
import { getMatchLead } from '#database/offer/match-facts.ts'
import { getOfferRules } from '#database/offer/offering.ts'
import { insertOffer, listOffersOfLead } from '#database/offer/offers.ts'
import { secondFactorAgain } from '#domain/account/second-factor.ts'
import { dayOf } from '#domain/calendar.ts'
import { sendAfterSeconds } from '#domain/desk/undo.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { enquiryKind } from '#domain/enquiry/kind.ts'
import { feeFor } from '#domain/installer/installer.ts'
import { lowerFirst } from '#domain/letter-case.ts'
import { type Candidate, isBarred } from '#domain/offer/match.ts'
import { servicesNeeded } from '#domain/offer/need.ts'
import { whyNotOffered } from '#domain/offer/not-offered.ts'
import { type OfferState, openOrAcceptedStates } from '#domain/offer/offer.ts'
import { answerBy } from '#domain/offer/rules.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { type Result, reject } from '#domain/result.ts'
import { recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { matchLead, toPastOffer } from './match-lead.ts'
import { unknownLead } from './offer-lead.ts'
import { roomFor } from './room.ts'

type OfferedByHand = Result<
  { offer: string; installer: string; name: string },
  'unknown' | 'refused' | 'second-factor-again'
>

type OfferToMake = {
  lead: string
  installer?: string | undefined
  /** Whether the operator has just given their second factor again: an offer out of turn needs it. */
  isConfirmed: boolean
}

type MatchLeadRow = NonNullable<Awaited<ReturnType<typeof getMatchLead>>>

const holdingPlace: readonly OfferState[] = openOrAcceptedStates

/**
 * An operator offers a lead to an installer that suits, or to the next in turn. The lead is matched again first; the installer's letter
 * waits until the offer can't be undone any more.
 */
export async function offerByHand(
  { lead: id, installer: chosen, isConfirmed }: OfferToMake,
  operator: { id: string },
  world: World,
): Promise<OfferedByHand> {
  const { database, now, calling, maxInstallers } = world
  const lead = await getMatchLead(database.db, id)
  if (!lead) return unknownLead
  const at = now()
  const refusal = refusalOf(lead, at)
  if (refusal) return reject('refused', refusal)
  const candidates = (await matchLead({ lead: id, at }, world)) ?? []
  const candidate = chosen
    ? candidates.find(({ installer }) => installer === chosen)
    : candidates.find(({ turn }) => turn !== null)
  if (!candidate)
    return chosen
      ? reject('unknown', 'There is no such installer.')
      : reject('refused', 'Nobody suits this lead any more.')
  const installer = await getInstaller(database.db, candidate.installer)
  if (!installer) return reject('unknown', 'There is no such installer.')
  const { turn } = candidate
  if (turn === null)
    return reject('refused', `${installer.tradingName} doesn’t suit: ${reasonsAgainst(candidate)}.`)
  const rules = await getOfferRules(database.db)
  const offer = uuidv7()
  return commit(world, async (db): Promise<OfferedByHand> => {
    const locked = await lockLead(db, id)
    // Read again: it may have been withdrawn, or offered, while we matched.
    const current = await getMatchLead(db, id)
    if (!current) return unknownLead
    const refusal = refusalOf(current, at)
    if (refusal) return reject('refused', refusal)
    const offers = await listOffersOfLead(db, id)
    const places = offers.filter(({ state }) => holdingPlace.includes(state))
    const wanted = Math.min(maxInstallers, locked?.installers_wanted ?? maxInstallers)
    if (places.length >= wanted) return reject('refused', noPlaceLeft(wanted))
    if (!isConfirmed && turn > wanted - places.length) return secondFactorAgain
    const past = offers.map((offer) => toPastOffer(offer, calling.timeZone))
    if (isBarred(past, installer.id, dayOf(at, calling.timeZone)))
      return reject('refused', `${installer.tradingName} has been offered this lead already.`)
    const expiresAt = answerBy(at, locked?.way ?? null, {
      rules,
      calendar: callingCalendar(calling, lead),
      hours: installer.hours,
    })
    await lockInstaller(db, installer.id)
    if ((await roomFor(db, installer, world)) <= 0)
      return reject(
        'refused',
        `${installer.tradingName} has as many offers open as its places allow.`,
      )
    await insertOffer(db, {
      id: offer,
      lead: id,
      installer: installer.id,
      offered_at: at.toISOString(),
      expires_at: expiresAt.toISOString(),
      fee_cents: feeFor(installer, servicesNeeded(lead.service)) ?? 0,
    })
    const dueAt = new Date(at.getTime() + sendAfterSeconds * 1000)
    const detail = { installer: installer.id }
    await recordLeadEvent(
      db,
      { kind: 'lead.offered', at, lead: id, offer, dueAt, detail },
      { ...world, by: operator.id },
    )
    await updateNextAction(db, id, calling)
    return { ok: true, offer, installer: installer.id, name: installer.tradingName }
  })
}

/** Why a lead may not be offered, as a sentence; undefined when it may be. */
export function refusalOf(lead: MatchLeadRow, now: Date): string | undefined {
  const form: EnquiryForm = JSON.parse(lead.form_shown)
  return whyNotOffered({
    state: lead.state,
    kind: enquiryKind(form, JSON.parse(lead.answers)),
    leadSource: lead.came_by,
    consentVersion: lead.consent_version,
    way: lead.way,
    consentUntil: lead.consent_until ?? '',
    now: now.toISOString(),
  })
}

function noPlaceLeft(most: number): string {
  if (most === 0) return 'The visitor wants no installer to have this lead.'
  return most === 1
    ? 'Somebody has this lead, or is offered it, and the visitor agreed to one at most.'
    : `${most} installers have this lead or are offered it, and the visitor agreed to no more.`
}

function reasonsAgainst({ reasons }: Candidate): string {
  return reasons
    .filter(({ side }) => side === 'against')
    .map(({ text }) => lowerFirst(text))
    .join('; ')
}
