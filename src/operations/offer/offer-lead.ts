import { v7 as uuidv7 } from 'uuid'
import { lockLead } from '#database/desk/lead-row.ts'
import { updateNextAction } from '#database/desk/queue.ts'
import { enqueueForInstaller } from '#database/installer/installer-deliveries.ts'
import { getInstaller, lockInstallers } from '#database/installer/installers.ts'
import { getMatchLead } from '#database/offer/match-facts.ts'
import { getOfferedCapacity, getOfferRules, setOffering } from '#database/offer/offering.ts'
import { insertOffer, isNotOfferedBecause, listOffersOfLead } from '#database/offer/offers.ts'
import { isAskedElsewhere, lockLeadsOfPerson } from '#database/offer/person-offers.ts'
import { insertRepeat, listPersonOffers } from '#database/offer/repeats.ts'
import type { Db } from '#database/schema.ts'
import { dayOf } from '#domain/calendar.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { enquiryKind } from '#domain/enquiry/kind.ts'
import { isBacklog } from '#domain/installer/backlog.ts'
import { feeFor, type Installer } from '#domain/installer/installer.ts'
import { type Candidate, isBarred } from '#domain/offer/match.ts'
import { needOf } from '#domain/offer/need.ts'
import { whyNotOffered } from '#domain/offer/not-offered.ts'
import {
  askedStates,
  type NotOfferedReason,
  type OfferState,
  openOrAcceptedStates,
  type Way,
} from '#domain/offer/offer.ts'
import { answerBy, type OfferRules } from '#domain/offer/rules.ts'
import { canStateSystem } from '#domain/offer/stated-system.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { type Result, reject } from '#domain/result.ts'
import { joinPersonOf } from '../desk/join-persons.ts'
import { byRules, recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { enqueuePricesLetter } from './enqueue-prices-letter.ts'
import { matchLead, toPastOffer } from './match-lead.ts'
import { roomFor } from './room.ts'

type OfferedLead = Result<{ installers: string[] }, 'unknown' | 'refused' | 'nobody'>

type Lead = NonNullable<Awaited<ReturnType<typeof getMatchLead>>>

const asked: readonly OfferState[] = askedStates
const holdingPlace: readonly OfferState[] = openOrAcceptedStates

/**
 * Offers a lead to the installers whose turn it is, as many as it has places left, or only matches it where operators offer by hand. Their
 * letters are queued in the same transaction. A second run, or two replicas, offer it to no installer twice, nor to more than its places
 * allow. Where no installer suits, the trace says why. Those with the same person's earlier enquiry are notified of this one instead. `ifDue`
 * skips a lead that was offered since it was due: another replica may be faster.
 */
export async function offerLead(
  id: string,
  world: World,
  { ifDue = false }: { ifDue?: boolean } = {},
): Promise<OfferedLead> {
  const { database, now } = world
  const lead = await getMatchLead(database.db, id)
  if (!lead) return unknownLead
  const at = now()
  if (!isOffered(lead, at)) {
    await setOffering(database.db, id, 'settled')
    return reject('refused', 'This lead is not offered to installers.')
  }
  const [rules, capacity] = await Promise.all([
    getOfferRules(database.db),
    getOfferedCapacity(database.db),
  ])
  await commit(world, (db) => joinPersonOf(db, id, { calling: world.calling, now: at }))
  const candidates = (await matchLead({ lead: id, at }, world)) ?? []
  const plan = { lead, candidates, at, rules, capacity, ifDue }
  return commit(world, (db) => offerInTurn(db, plan, world))
}

export const unknownLead = reject('unknown', 'There is no such lead, or it was erased.')

function isOffered(lead: Lead, now: Date): boolean {
  // Installers can't price a system that we can't state: the desk looks at it first.
  return (lead.way !== 'prices' || canStateSystem(lead)) && !refusalOf(lead, now)
}

/** Why a lead may not be offered, as a sentence; undefined when it may be. */
export function refusalOf(lead: Lead, now: Date): string | undefined {
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

type Plan = {
  lead: Lead
  candidates: readonly Candidate[]
  at: Date
  rules: OfferRules
  /** As it was when the candidates were matched. */
  capacity: string | undefined
  ifDue: boolean
}

async function offerInTurn(db: Db, plan: Plan, world: World): Promise<OfferedLead> {
  const { lead, at } = plan
  await lockLeadsOfPerson(db, lead)
  const locked = await lockLead(db, lead.id)
  if (!locked) return unknownLead
  // It may have been withdrawn, or offered by another replica, while it was matched.
  if (!isOffered({ ...lead, state: locked.state }, at)) return refused
  if (plan.ifDue && locked.offering !== null) return { ok: true, installers: [] }
  // That installer would call about this one too, but with prices first no one may call: it is asked for a price like every other.
  const mayTell = locked.way !== 'prices'
  if (mayTell && (await tellWhoHasThem(db, plan, world))) return { ok: true, installers: [] }

  const before = await listOffersOfLead(db, lead.id)
  // With prices first, all asked installers count, whatever the visitor answered to their prices.
  const counted = locked.way === 'prices' ? asked : holdingPlace
  const placesBefore = before.filter(({ state }) => counted.includes(state)).length
  const wanted = Math.min(world.maxInstallers, locked.installers_wanted ?? world.maxInstallers)
  const proposes = plan.rules.mode === 'propose'
  const { timeZone } = world.calling
  const past = before.map((offer) => toPastOffer(offer, timeZone))
  const suitable = (proposes ? [] : await whoSuits(db, plan)).filter(
    (installer) => !isBarred(past, installer, dayOf(at, timeZone)),
  )
  await lockInstallers(db, suitable)
  const installers: string[] = []
  for (const installer of suitable) {
    if (placesBefore + installers.length >= wanted) break
    if (await makeOffer(db, { ...plan, installer, way: locked.way }, world))
      installers.push(installer)
  }
  const places = placesBefore + installers.length
  await settle(db, plan, { isFull: places >= wanted })
  await enqueuePricesLetter(db, locked, { now: at, isSettled: true })
  await updateNextAction(db, lead.id, world.calling)
  if (installers.length > 0 || places >= wanted) return { ok: true, installers }
  // An installer suits: an operator chooses, owners are asked, or a place becomes free.
  if (suitable.length > 0 || (proposes && plan.candidates.some(({ turn }) => turn !== null)))
    return { ok: true, installers }
  const because = await whyNobody(db, plan, before.length > 0)
  await recordNotOffered(db, plan, because, world)
  return places > 0 ? { ok: true, installers } : nobody
}

/**
 * Notifies installers with the same person's earlier enquiry for the same place of this one: once each, as a change, without offer or fee.
 * Returns false where there are none.
 */
async function tellWhoHasThem(db: Db, { lead, at }: Plan, world: World): Promise<boolean> {
  const holders = await listPersonOffers(db, lead)
  for (const { id: offer, installer, lead: earlier } of holders) {
    if (!(await insertRepeat(db, { lead: lead.id, offer, at: at.toISOString() }))) continue
    const key = `repeat ${lead.id}`
    await enqueueForInstaller(db, {
      installer,
      event: 'offer.changed',
      offer,
      lead: earlier,
      key,
      now: at,
    })
    const detail = { installer }
    const event = { kind: 'lead.repeat-told', at, lead: lead.id, detail } as const
    await recordLeadEvent(db, event, byRules(world))
  }
  if (holders.length === 0) return false
  await setOffering(db, lead.id, 'settled')
  await updateNextAction(db, lead.id, world.calling)
  return true
}

const refused = reject('refused', 'This lead is not offered to installers.')
const nobody = reject('nobody', 'Nobody suits this lead.')

/** The installers whose turn it is. While an earlier enquiry of the same person is offered, only one that accepted it. */
async function whoSuits(db: Db, { lead, candidates }: Plan): Promise<string[]> {
  const inTurn = candidates.filter(({ turn }) => turn !== null)
  const isHolder = ({ reasons }: Candidate) =>
    reasons.some(({ code, side }) => code === 'person' && side === 'for')
  const mayAll = !(await isAskedElsewhere(db, lead))
  return inTurn.filter((one) => mayAll || isHolder(one)).map(({ installer }) => installer)
}

type NewOffer = Pick<Plan, 'lead' | 'at' | 'rules'> & { way: Way | null }

/** Offers a lead to one installer, by the rules. Returns false where it may not be offered the lead now. */
export async function makeOffer(
  db: Db,
  { installer, ...offer }: NewOffer & { installer: string },
  world: World,
): Promise<boolean> {
  const known = await getInstaller(db, installer)
  if (!known || known.closedAt || isBacklog(known, offer.lead.created_at)) return false
  if ((await roomFor(db, known, world)) <= 0) return false
  await storeOffer(db, { ...offer, installer: known }, byRules(world))
  return true
}

/** Stores an offer, and queues its letter for `dueAt`, or at once. Returns its id. */
export async function storeOffer(
  db: Db,
  { lead, installer, at, rules, way, dueAt }: NewOffer & { installer: Installer; dueAt?: Date },
  world: World,
): Promise<string> {
  const offer = uuidv7()
  await insertOffer(db, {
    id: offer,
    lead: lead.id,
    installer: installer.id,
    offered_at: at.toISOString(),
    expires_at: answerBy(at, way, {
      rules,
      calendar: callingCalendar(world.calling, lead),
      hours: installer.hours,
    }).toISOString(),
    fee_cents: feeFor(installer, needOf(lead).services) ?? 0,
  })
  const detail = { installer: installer.id }
  await recordLeadEvent(
    db,
    { kind: 'lead.offered', at, lead: lead.id, offer, dueAt, detail },
    world,
  )
  return offer
}

/** Writes down whether the lead waits for capacity. */
async function settle(
  db: Db,
  { lead, capacity }: Plan,
  { isFull }: { isFull: boolean },
): Promise<void> {
  // Where capacity changed while the lead was matched, it is matched again.
  const isCurrent = (await getOfferedCapacity(db)) === capacity
  await setOffering(db, lead.id, isFull ? 'settled' : isCurrent ? 'waiting' : null)
}

async function whyNobody(
  db: Db,
  { lead, candidates }: Plan,
  wasOffered: boolean,
): Promise<NotOfferedReason> {
  if (candidates.some(({ turn }) => turn !== null) && (await isAskedElsewhere(db, lead)))
    return 'asked-before'
  return wasOffered ? 'nobody-left' : 'nobody-suits'
}

async function recordNotOffered(
  db: Db,
  { lead: { id: lead }, at }: Plan,
  because: NotOfferedReason,
  world: World,
): Promise<void> {
  if (await isNotOfferedBecause(db, lead, because)) return
  const event = { kind: 'lead.not-offered', at, lead, detail: { because } } as const
  await recordLeadEvent(db, event, byRules(world))
}
