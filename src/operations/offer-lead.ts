import { v7 as uuidv7 } from 'uuid'
import { listInstallers } from '#database/installers.ts'
import { getMatchLead } from '#database/match-facts.ts'
import { getOfferRules } from '#database/offer-rules.ts'
import { insertOffer, listOffersOfLead, lockLead } from '#database/offers.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { enquiryKind } from '#domain/enquiry/kind.ts'
import { feeFor } from '#domain/installer/installer.ts'
import { servicesNeeded } from '#domain/installer/need.ts'
import { canBeOffered, type OfferState, offerExpiry, placeStates } from '#domain/installer/offer.ts'
import { type CallingRules, callingCalendar } from '#domain/promise/calling-calendar.ts'
import { type Result, reject } from '#domain/result.ts'
import { type MatchLeadDeps, matchLead } from './match-lead.ts'
import { withRetry } from './with-retry.ts'

export type OfferLeadDeps = MatchLeadDeps & {
  calling: CallingRules
  /** How many installers may have a lead. */
  maxInstallers: number
  /** Called once there is something to deliver. */
  onDue?: () => void
}

export type OfferedLead = Result<{ installers: string[] }, 'unknown' | 'refused' | 'nobody'>

const holdingPlace: readonly OfferState[] = placeStates

/**
 * Offers a lead to those whose turn it is, as many as have a place left. Done twice, or by two replicas, it offers to nobody twice.
 * Where nobody suits, the trace says why.
 */
export async function offerLead(id: string, deps: OfferLeadDeps): Promise<OfferedLead> {
  const { database, now, calling, maxInstallers } = deps
  const lead = await getMatchLead(database.db, id)
  if (!lead) return reject('unknown', 'There is no such lead, or it was erased.')
  const at = now()
  const form: EnquiryForm = JSON.parse(lead.form_shown)
  const offered = canBeOffered({
    state: lead.state,
    kind: enquiryKind(form, JSON.parse(lead.answers)),
    leadSource: lead.came_by,
    consentUntil: lead.consent_until ?? '',
    now: at.toISOString(),
  })
  if (!offered) return reject('refused', 'This lead is not offered to installers.')
  const candidates = (await matchLead(id, deps)) ?? []
  const inTurn = candidates.filter(({ turn }) => turn !== null).map(({ installer }) => installer)
  const installers = new Map((await listInstallers(database.db)).map((one) => [one.id, one]))
  const services = servicesNeeded(lead.service)
  const { minutes } = await getOfferRules(database.db)
  const expiresAt = offerExpiry(at, minutes, callingCalendar(calling, lead.postcode))
  const chosen = await withRetry(() =>
    database.db.transaction().execute(async (trx) => {
      await lockLead({ ...database, db: trx }, id)
      const places = (await listOffersOfLead(trx, id)).filter(({ state }) =>
        holdingPlace.includes(state),
      )
      const offered: string[] = []
      for (const installer of inTurn) {
        if (places.length + offered.length >= maxInstallers) break
        const known = installers.get(installer)
        const inserted = await insertOffer(trx, {
          id: uuidv7(),
          lead: id,
          installer,
          offered_at: at.toISOString(),
          expires_at: expiresAt.toISOString(),
          fee_cents: (known && feeFor(known, services)) ?? 0,
        })
        if (inserted) offered.push(installer)
      }
      return { installers: offered, places: places.length }
    }),
  )
  return chosen.installers.length === 0 && chosen.places === 0
    ? reject('nobody', 'Nobody suits this lead.')
    : { ok: true, installers: chosen.installers }
}
