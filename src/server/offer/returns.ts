import { Hono } from 'hono'
import { z } from 'zod'
import { deliveryState } from '#database/delivery/deliveries.ts'
import { listRequests } from '#database/installer/changes.ts'
import { listInstallerNames } from '#database/installer/installers.ts'
import { listWaitingGoodwill } from '#database/offer/goodwill.ts'
import {
  countReturns,
  getNeverReachedLetter,
  getReturnFacts,
  getSameNumber,
  listWaiting,
} from '#database/offer/returns.ts'
import { longestGoodwillSentence } from '#domain/offer/goodwill.ts'
import { evidenceOf, judgeReturn, type ReturnReason, returnsFarMore } from '#domain/offer/return.ts'
import { deskCalendar } from '#domain/promise/calling-calendar.ts'
import { decideBy } from '#domain/promise/decide-by.ts'
import { decideReturn } from '#operations/offer/decide-return.ts'
import { decideGoodwill, giveGoodwill } from '#operations/offer/give-goodwill.ts'
import type { Services } from '../../services.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import { type DeskEnv, ownersOnly, requireSecondFactorAgain } from '../account/guard.ts'
import { jsonBody } from '../http/json-body.ts'
import { respond } from '../http/respond.ts'
import { listWaitingRequests } from '../installer/requests.ts'

const goodwill = {
  id: z.uuid(),
  amountCents: z.int().positive(),
  sentence: z.string().max(longestGoodwillSentence),
}

const decision = {
  decision: z.enum(['credited', 'rejected']),
  because: z.string().max(500),
}

/** Days over which an installer's share of returns is counted. */
const shareDays = 90

/** Leads that installers have given back and that nothing decides by itself, and credits without a return. */
export function returnRoutes({ services, authentication }: DeskDeps) {
  const owners = ownersOnly(services.database, 'agree to a credit')
  const confirmed = requireSecondFactorAgain(authentication)
  return new Hono<DeskEnv>()
    .get('/returns', async (c) => {
      const returns = await listReturns(services)
      const goodwill = await listWaitingGoodwill(services.database.reads)
      const isOwner = c.var.operator.role === 'owner'
      return c.json({
        now: services.now().toISOString(),
        returns,
        requests: isOwner ? await listWaitingRequests(services.database.reads) : [],
        goodwill: goodwill.map((one) => ({ ...one, askedByName: one.askedByName ?? '' })),
      })
    })
    .post('/goodwill/:offer', confirmed, jsonBody(goodwill), async (c) =>
      respond(
        c,
        await giveGoodwill({ offer: c.req.param('offer'), ...c.req.valid('json') }, c.var.acting),
      ),
    )
    .post(
      '/goodwill/:id/decide',
      owners,
      confirmed,
      jsonBody({ decision: z.enum(['agreed', 'declined']) }),
      async (c) =>
        respond(
          c,
          await decideGoodwill({ id: c.req.param('id'), ...c.req.valid('json') }, c.var.acting),
        ),
    )
    .get('/returns/count', async (c) => {
      const { reads } = services.database
      const { id, role } = c.var.operator
      const isOwner = role === 'owner'
      const [returns, goodwill, requests] = await Promise.all([
        listWaiting(reads),
        listWaitingGoodwill(reads),
        isOwner ? listRequests(reads) : [],
      ])
      const toAgree = goodwill.filter(({ askedBy }) => isOwner && askedBy !== id)
      return c.json({ waiting: returns.length + toAgree.length + requests.length })
    })
    .post('/returns/:offer', confirmed, jsonBody(decision), async (c) =>
      respond(
        c,
        await decideReturn({ offer: c.req.param('offer'), ...c.req.valid('json') }, c.var.acting),
      ),
    )
}

async function listReturns({ database, calling, now }: Services) {
  const { db } = database
  const since = new Date(now().getTime() - shareDays * 24 * 3_600_000)
  const [waiting, names, counts] = await Promise.all([
    listWaiting(db),
    listInstallerNames(db),
    countReturns(db, since),
  ])
  const nameOf = (installer: string) => names.get(installer) ?? 'An installer since removed'
  const shareOf = (installer: string) => {
    const none = { accepted: 0, returned: 0 }
    const own = counts.get(installer) ?? none
    const others = Array.from(counts)
      .filter(([id]) => id !== installer)
      .reduce(
        (sum, [, one]) => ({
          accepted: sum.accepted + one.accepted,
          returned: sum.returned + one.returned,
        }),
        none,
      )
    return { own, others, isFarMore: returnsFarMore(own, others) }
  }
  return Promise.all(
    waiting.map(async (offer) => {
      const [facts, letter, sameNumber, lead] = await Promise.all([
        getReturnFacts(db, offer, calling.timeZone),
        getNeverReachedLetter(db, offer.id),
        getSameNumber(db, offer.lead),
        db
          .selectFrom('enquiries')
          .select(['reference_number', 'postcode', 'service'])
          .where('id', '=', offer.lead)
          .executeTakeFirst(),
      ])
      const reason = offer.returned_because as ReturnReason
      return {
        offer: offer.id,
        lead: offer.lead,
        reference: lead?.reference_number ?? '',
        postcode: lead?.postcode ?? '',
        service: lead?.service ?? '',
        installer: { id: offer.installer, tradingName: nameOf(offer.installer) },
        reason,
        words: offer.return_words ?? '',
        acceptedAt: offer.answered_at ?? '',
        returnedAt: offer.returned_at ?? '',
        decideBy: decideBy(new Date(offer.returned_at ?? ''), deskCalendar(calling)).toISOString(),
        feeCents: offer.fee_cents,
        judgement: facts ? judgeReturn(reason, facts) : null,
        /** The letter that asks the visitor. */
        letter: letter ? { state: deliveryState(letter), deliveredAt: letter.delivered_at } : null,
        evidence: facts ? evidenceOf(facts, nameOf, sameNumber) : [],
        share: shareOf(offer.installer),
      }
    }),
  )
}
