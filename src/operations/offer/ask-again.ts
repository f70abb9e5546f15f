import { validate } from 'uuid'
import { type LeadRow, updateLead } from '#database/desk/lead-row.ts'
import { getMatchLead } from '#database/offer/match-facts.ts'
import { getOfferRules } from '#database/offer/offering.ts'
import { getOffer, listOffersOfLead } from '#database/offer/offers.ts'
import { lockLeadsOfPerson } from '#database/offer/person-offers.ts'
import type { Db } from '#database/schema.ts'
import { type OfferState, openOrAcceptedStates } from '#domain/offer/offer.ts'
import { canStateSystem } from '#domain/offer/stated-system.ts'
import { askedNoMore, sayableAnew } from '#domain/offer/yes.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { decideBy } from '#domain/promise/decide-by.ts'
import { type Result, reject } from '#domain/result.ts'
import { recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { matchLead } from './match-lead.ts'
import { expireOffersOf } from './offer-due.ts'
import { makeOffer, refusalOf } from './offer-lead.ts'
import { openPlace } from './open-place.ts'
import { type Answered, lockPrice } from './say-yes.ts'

type AskedAgain = Result<
  { installer: string; repeated: boolean },
  'unknown' | 'answered' | 'taken' | 'full' | 'withdrawn'
>

const standing: readonly OfferState[] = openOrAcceptedStates

/**
 * The visitor asks an installer for a new price after its price expired or after they took back their yes. It is an offer like every other,
 * by today's rules: the lead's places, the installer's caps, pauses and accreditations, and the limit at once. Prices are promised again. A
 * repeat asks once.
 */
export async function askAgain(asked: Answered, world: World): Promise<AskedAgain> {
  const { database, calling } = world
  const { db } = database
  const now = world.now()
  const row = validate(asked.offer) ? await getOffer(db, asked.offer) : undefined
  const lead = await getMatchLead(db, asked.lead)
  if (!row || !lead || row.lead !== lead.id) return noSuchPrice
  const { installer } = row
  const pricesBy = decideBy(now, callingCalendar(calling, lead)).toISOString()
  const again = { installer, pricesBy }
  const candidates = (await matchLead({ lead: lead.id, at: now, again }, world)) ?? []
  const suits = candidates.some((one) => one.installer === installer && one.turn !== null)
  const rules = await getOfferRules(db)
  return commit(world, async (db): Promise<AskedAgain> => {
    await lockLeadsOfPerson(db, lead)
    const locked = await lockPrice(db, asked)
    if (!locked) return noSuchPrice
    const { name } = locked
    await expireOffersOf(db, lead.id, world)
    const theirs = (await listOffersOfLead(db, lead.id)).filter(
      (offer) => offer.installer === installer,
    )
    if (theirs.some(({ state }) => standing.includes(state)))
      return { ok: true, installer, repeated: true }
    if (theirs.at(-1)?.id !== asked.offer || sayableAnew(locked.offer, now.toISOString()) !== 'ask')
      return reject('answered', `${name} can’t be asked for another price.`)
    if (!(await mayAsk(db, locked.lead, now))) return askedNoMore
    const opened = await openPlace(db, { lead: locked.lead, installer }, world)
    if (!opened.ok) return opened
    const offer = { lead, installer, at: now, rules, way: locked.lead.way }
    if (!suits || !(await makeOffer(db, offer, world)))
      return reject('full', `${name} takes no new enquiries like yours for now. Try again later.`)
    await promisePrices(db, locked.lead, pricesBy)
    const detail = { installer }
    await recordLeadEvent(db, { kind: 'lead.asked-again', at: now, lead: lead.id, detail }, world)
    return { ok: true, installer, repeated: false }
  })
}

const noSuchPrice = reject('unknown', 'There is no such price.')

/** Read again: it may have been withdrawn, or changed, while it was matched. */
async function mayAsk(db: Db, { id, way }: LeadRow, now: Date): Promise<boolean> {
  const lead = await getMatchLead(db, id)
  return lead !== undefined && way === 'prices' && canStateSystem(lead) && !refusalOf(lead, now)
}

/** A promise of its own, like an answer of ours or a call after a yes, stays as it is. */
async function promisePrices(db: Db, lead: LeadRow, by: string): Promise<void> {
  const isPromised = lead.promised_by !== null && lead.promised_by === lead.prices_by
  await updateLead(db, lead.id, {
    prices_by: by,
    ...(isPromised && { promised_by: by, contact_due_at: by }),
  })
}
