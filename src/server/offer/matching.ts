import { Hono } from 'hono'
import { z } from 'zod'
import { listReminders } from '#database/delivery/call-reminders.ts'
import { listInstallerNames } from '#database/installer/installers.ts'
import { getMatchLead } from '#database/offer/match-facts.ts'
import { getLatestTrace } from '#database/offer/match-traces.ts'
import { getOfferRules } from '#database/offer/offering.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { servicesNeeded } from '#domain/installer/work.ts'
import { whyNobody } from '#domain/offer/why-nobody.ts'
import { reject } from '#domain/result.ts'
import { noSuchLead } from '#operations/desk/change-lead.ts'
import { stopHolder } from '#operations/enquiry/stop-holder.ts'
import { matchLead } from '#operations/offer/match-lead.ts'
import { offerByHand } from '#operations/offer/offer-by-hand.ts'
import { refusalOf } from '#operations/offer/offer-lead.ts'
import { takeOfferBack } from '#operations/offer/take-offer-back.ts'
import type { Services } from '../../services.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import type { DeskEnv, Operator } from '../account/guard.ts'
import { jsonBody } from '../http/json-body.ts'
import { respond } from '../http/respond.ts'

const id = z.string().min(1).max(64)

const nothingToStop = reject('refused', 'They don’t hold the details any more.')

/** Which installers suit a lead and why, its offers, and offers by hand. */
export function matchingRoutes({ services, authentication }: DeskDeps) {
  const isConfirmed = ({ session }: Operator) => authentication.isConfirmed(session.id)
  return new Hono<DeskEnv>()
    .get('/leads/:id/matching', async (c) => {
      const matching = await getMatching(c.req.param('id'), services)
      return matching ? c.json(matching) : respond(c, noSuchLead)
    })
    .post('/leads/:id/matching', async (c) => {
      const id = c.req.param('id')
      const matched = await matchLead({ lead: id, at: services.now() }, services)
      const matching = matched && (await getMatching(id, services))
      return matching ? c.json(matching) : respond(c, noSuchLead)
    })
    .post('/offers', jsonBody({ lead: id, installer: id.optional() }), async (c) => {
      const { operator } = c.var
      const offer = { ...c.req.valid('json'), isConfirmed: await isConfirmed(operator) }
      return respond(c, await offerByHand(offer, operator, services), 201)
    })
    .post('/leads/:id/holders/:holder/stop', async (c) => {
      const { id, holder } = c.req.param()
      const stopped = await stopHolder(id, holder, { ...services, by: c.var.operator.id })
      return respond(c, stopped === 'changed' ? { ok: true } : nothingToStop)
    })
    .post('/offers/:id/cancel', async (c) => {
      const { operator } = c.var
      const offer = { id: c.req.param('id'), isConfirmed: await isConfirmed(operator) }
      return respond(c, await takeOfferBack(offer, operator, services))
    })
}

/** The matching of a lead as it was last made, with what became of its offers. Undefined when the lead is unknown or erased. */
async function getMatching(id: string, services: Services) {
  const { database, maxInstallers } = services
  const { db } = database
  const lead = await getMatchLead(db, id)
  if (!lead) return undefined
  const now = services.now()
  const [offers, reminders, trace, names, { mode }] = await Promise.all([
    listOffersOfLead(db, id),
    listReminders(db, id),
    getLatestTrace(db, id),
    listInstallerNames(db),
    getOfferRules(db),
  ])
  const nameOf = (installer: string) => names.get(installer) ?? 'An installer since removed'
  const candidates = trace?.candidates ?? []
  return {
    now: now.toISOString(),
    mode,
    maxInstallers,
    /** Why it may not be offered, as a sentence. */
    refusal: refusalOf(lead, now) ?? null,
    offers: offers.map((offer) => ({
      id: offer.id,
      installer: offer.installer,
      name: nameOf(offer.installer),
      state: offer.state,
      offeredAt: offer.offered_at,
      expiresAt: offer.expires_at,
      answeredAt: offer.answered_at,
      declinedBecause: offer.declined_because,
      outcome: offer.outcome,
      outcomeAt: offer.outcome_at,
      callsFrom: offer.calls_from,
      returnedAt: offer.returned_at,
      returnedBecause: offer.returned_because,
      passedAt: offer.passed_at,
      passedBecause: offer.passed_because,
      reminded: reminders.get(offer.id) ?? null,
      feeCents: offer.fee_cents,
    })),
    trace: trace
      ? {
          at: trace.at,
          rulesVersion: trace.rulesVersion,
          candidates: candidates.map((candidate) => ({
            ...candidate,
            name: nameOf(candidate.installer),
          })),
        }
      : null,
    nobody:
      (trace &&
        whyNobody({
          postcode: lead.postcode,
          services: servicesNeeded(lead.service, JSON.parse(lead.answers)),
          candidates,
          nameOf,
        })) ??
      null,
  }
}
