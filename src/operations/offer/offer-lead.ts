import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/account/audit.ts'
import { lockLead } from '#database/desk/lead-row.ts'
import { updateNextAction } from '#database/desk/queue.ts'
import { oweInstaller } from '#database/installer/installer-deliveries.ts'
import { getInstaller } from '#database/installer/installers.ts'
import { getMatchLead } from '#database/offer/match-facts.ts'
import { getOfferedCapacity, getOfferRules, setOffering } from '#database/offer/offering.ts'
import { insertOffer, isNotOfferedBecause, listOffersOfLead } from '#database/offer/offers.ts'
import { isAskedElsewhere, lockLeadsOfPerson } from '#database/offer/person-offers.ts'
import type { Db } from '#database/schema.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { enquiryKind } from '#domain/enquiry/kind.ts'
import { feeFor } from '#domain/installer/installer.ts'
import type { Candidate } from '#domain/offer/match.ts'
import { servicesNeeded } from '#domain/offer/need.ts'
import {
  canBeOffered,
  type NotOfferedReason,
  type OfferState,
  offerExpiry,
  placeStates,
} from '#domain/offer/offer.ts'
import type { OfferRules } from '#domain/offer/rules.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { type Result, reject } from '#domain/result.ts'
import { commit, type World } from '../world.ts'
import { matchLead } from './match-lead.ts'

type OfferedLead = Result<{ installers: string[] }, 'unknown' | 'refused' | 'nobody'>

type Lead = NonNullable<Awaited<ReturnType<typeof getMatchLead>>>

const holdingPlace: readonly OfferState[] = placeStates

/**
 * Offers a lead to those whose turn it is, as many as have a place left, or, where operators offer by hand, only matches it. Installers are
 * owed their letters in the same transaction. Done twice, or by two replicas, it offers to nobody twice. Where nobody suits, the trace says
 * why. `ifDue` leaves a lead alone that was offered since it was due: another replica may be faster.
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
  const candidates = (await matchLead({ lead: id, at }, world)) ?? []
  const plan = { lead, candidates, at, rules, capacity, ifDue }
  return commit(world, (db) => offerInTurn(db, plan, world))
}

const unknownLead = reject('unknown', 'There is no such lead, or it was erased.')

function isOffered(lead: Lead, now: Date): boolean {
  const form: EnquiryForm = JSON.parse(lead.form_shown)
  return canBeOffered({
    state: lead.state,
    kind: enquiryKind(form, JSON.parse(lead.answers)),
    leadSource: lead.came_by,
    consentVersion: lead.consent_version,
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

  const before = await listOffersOfLead(db, lead.id)
  const placesBefore = before.filter(({ state }) => holdingPlace.includes(state)).length
  const wanted = Math.min(world.maxInstallers, locked.installers_wanted ?? world.maxInstallers)
  const proposes = plan.rules.mode === 'propose'
  const suitable = proposes ? [] : await whoSuits(db, plan)
  const installers: string[] = []
  for (const installer of suitable) {
    if (placesBefore + installers.length >= wanted) break
    if (await makeOffer(db, { ...plan, installer }, world)) installers.push(installer)
  }
  const places = placesBefore + installers.length
  await settle(db, plan, { isFull: places >= wanted })
  await updateNextAction(db, lead.id, world.calling)
  if (installers.length > 0 || places >= wanted) return { ok: true, installers }
  if (proposes && plan.candidates.some(({ turn }) => turn !== null)) return { ok: true, installers }
  const because = await whyNobody(db, plan, before.length > 0)
  await recordNotOffered(db, lead.id, because, at)
  return places > 0 ? { ok: true, installers } : nobody
}

const refused = reject('refused', 'This lead is not offered to installers.')
const nobody = reject('nobody', 'Nobody suits this lead.')

/** Those whose turn it is. What the same person asked before goes to whoever accepted that, at most. */
async function whoSuits(db: Db, { lead, candidates }: Plan): Promise<string[]> {
  const inTurn = candidates.filter(({ turn }) => turn !== null)
  const isHolder = ({ reasons }: Candidate) =>
    reasons.some(({ code, side }) => code === 'person' && side === 'for')
  const mayAll = !(await isAskedElsewhere(db, lead))
  return inTurn.filter((one) => mayAll || isHolder(one)).map(({ installer }) => installer)
}

/** Offers a lead to one installer, which is owed its letter. False when it was offered it before. */
async function makeOffer(
  db: Db,
  { lead, installer, at, rules: { minutes } }: Plan & { installer: string },
  { calling }: World,
): Promise<boolean> {
  const known = await getInstaller(db, installer)
  if (!known || known.closedAt) return false
  const offer = uuidv7()
  const inserted = await insertOffer(db, {
    id: offer,
    lead: lead.id,
    installer,
    offered_at: at.toISOString(),
    expires_at: offerExpiry(
      at,
      minutes,
      callingCalendar(calling, lead.postcode),
      known.hours,
    ).toISOString(),
    fee_cents: feeFor(known, servicesNeeded(lead.service)) ?? 0,
  })
  if (!inserted) return false
  await oweInstaller(db, { installer, event: 'offer.made', offer, lead: lead.id, now: at })
  await recordAudit(db, {
    at: at.toISOString(),
    operator: null,
    lead: lead.id,
    kind: 'lead.offered',
    detail: { installer },
  })
  return true
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
  lead: string,
  because: NotOfferedReason,
  at: Date,
): Promise<void> {
  if (await isNotOfferedBecause(db, lead, because)) return
  await recordAudit(db, {
    at: at.toISOString(),
    operator: null,
    lead,
    kind: 'lead.not-offered',
    detail: { because },
  })
}
