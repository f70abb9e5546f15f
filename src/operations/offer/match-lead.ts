import { v7 as uuidv7 } from 'uuid'
import { listInstallers } from '#database/installer/installers.ts'
import {
  getMatchLead,
  listEarlierAcceptances,
  listRecentOffers,
} from '#database/offer/match-facts.ts'
import { insertMatchTrace } from '#database/offer/match-traces.ts'
import { getOfferRules } from '#database/offer/offering.ts'
import { listOffersOfLead, type OfferRow } from '#database/offer/offers.ts'
import { dayOf } from '#domain/calendar.ts'
import { capStarts, placesLeft } from '#domain/installer/caps.ts'
import {
  type Candidate,
  matchInstallers,
  matchVersion,
  type PastOffer,
} from '#domain/offer/match.ts'
import { needOf } from '#domain/offer/need.ts'
import { turnsSince } from '#domain/offer/turn.ts'
import { sayableAnew } from '#domain/offer/yes.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import type { World } from '../world.ts'

type Matched = {
  lead: string
  at: Date
  /** The installer that the visitor asks again, and the time for its price. Its ended offers don't count against it. */
  again?: { installer: string; pricesBy: string }
}

/**
 * Matches a lead with every installer that works with us or was offered it, by today's rules, and stores the reasons with the lead. Offers
 * that come of it have the same moment, which links them to the reasons. Returns undefined when the lead is unknown or was erased.
 */
export async function matchLead(
  { lead: id, at, again }: Matched,
  { database, calling }: Pick<World, 'database' | 'calling'>,
): Promise<Candidate[] | undefined> {
  const { db } = database
  const lead = await getMatchLead(db, id)
  if (!lead) return undefined
  const { timeZone } = calling
  const day = (moment: Date) => dayOf(moment, timeZone)
  const [installers, recent, offers, earlier, { openPerPlace }] = await Promise.all([
    listInstallers(db),
    listRecentOffers(db, {
      caps: capStarts(at, timeZone),
      turnsSince: turnsSince(at),
    }),
    listOffersOfLead(db, id),
    listEarlierAcceptances(db, lead, day),
    getOfferRules(db),
  ])
  const counted = offers.filter(
    (offer) =>
      offer.installer !== again?.installer ||
      !offer.priced_at ||
      sayableAnew(offer, at.toISOString()) !== 'ask',
  )
  const offered = new Set(offers.map(({ installer }) => installer))
  const candidates = matchInstallers(
    {
      need: needOf(lead),
      createdAt: lead.created_at,
      offers: counted.map((offer) => toPastOffer(offer, timeZone)),
      earlier,
      moment: {
        at,
        promisedBy: again?.pricesBy ?? lead.promised_by,
        calendar: callingCalendar(calling, lead),
      },
    },
    installers
      .filter(({ id, closedAt }) => !closedAt || offered.has(id))
      .map((installer) => {
        const lately = recent.get(installer.id)
        const accepted = lately?.accepted ?? { day: 0, week: 0, month: 0 }
        return {
          installer,
          accepted,
          open: lately?.open ?? 0,
          mostOpen: placesLeft(installer.caps, accepted) * openPerPlace,
          had: installer.level + (lately?.turns ?? 0),
          latestOffer: lately?.latest ?? undefined,
        }
      }),
    day(at),
  )
  await insertMatchTrace(db, {
    id: uuidv7(),
    lead: id,
    at: at.toISOString(),
    rules_version: matchVersion,
    candidates,
  })
  return candidates
}

/** An offer as the next matching sees it. */
export function toPastOffer(offer: OfferRow, timeZone: string): PastOffer {
  return {
    installer: offer.installer,
    state: offer.state,
    because: offer.declined_because,
    until: dayOf(new Date(offer.expires_at), timeZone),
  }
}
