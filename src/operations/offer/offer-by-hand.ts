import { lockLead } from '#database/desk/lead-row.ts'
import { updateNextAction } from '#database/desk/queue.ts'
import { getInstaller, lockInstaller } from '#database/installer/installers.ts'
import { getMatchLead } from '#database/offer/match-facts.ts'
import { getOfferRules } from '#database/offer/offering.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { secondFactorAgain } from '#domain/account/second-factor.ts'
import { dayOf } from '#domain/calendar.ts'
import { sendAfterSeconds } from '#domain/desk/undo.ts'
import { lowerFirst } from '#domain/letter-case.ts'
import { type Candidate, isBarred } from '#domain/offer/match.ts'
import { type OfferState, openOrAcceptedStates } from '#domain/offer/offer.ts'
import { type Result, reject } from '#domain/result.ts'
import { commit, type World } from '../world.ts'
import { matchLead, toPastOffer } from './match-lead.ts'
import { refusalOf, storeOffer, unknownLead } from './offer-lead.ts'
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
    await lockInstaller(db, installer.id)
    if ((await roomFor(db, installer, world)) <= 0)
      return reject(
        'refused',
        `${installer.tradingName} has as many offers open as its places allow.`,
      )
    const dueAt = new Date(at.getTime() + sendAfterSeconds * 1000)
    const way = locked?.way ?? null
    const offer = await storeOffer(
      db,
      { lead, installer, at, rules, way, dueAt },
      { ...world, by: operator.id },
    )
    await updateNextAction(db, id, calling)
    return { ok: true, offer, installer: installer.id, name: installer.tradingName }
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
