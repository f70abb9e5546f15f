import { v7 as uuidv7 } from 'uuid'
import { listInstallers } from '#database/installer/installers.ts'
import {
  getMatchLead,
  insertMatchTrace,
  listEarlierAcceptances,
  listRecentOffers,
} from '#database/offer/match-facts.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { dayOf } from '#domain/calendar.ts'
import { capStarts } from '#domain/offer/caps.ts'
import { type Candidate, matchInstallers, matchVersion } from '#domain/offer/match.ts'
import { needOf } from '#domain/offer/need.ts'
import { turnsSince } from '#domain/offer/turn.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import type { World } from '../world.ts'

/**
 * Matches a lead with every installer that works with us or was offered it, as things stand, and keeps the reasons with the lead. An
 * offer made by them has the same moment, by which they are found again. Undefined when the lead is unknown or was erased.
 */
export async function matchLead(
  { lead: id, at }: { lead: string; at: Date },
  { database, calling }: Pick<World, 'database' | 'calling'>,
): Promise<Candidate[] | undefined> {
  const { db } = database
  const lead = await getMatchLead(db, id)
  if (!lead) return undefined
  const { timeZone } = calling
  const day = (moment: Date) => dayOf(moment, timeZone)
  const [installers, recent, offers, earlier] = await Promise.all([
    listInstallers(db),
    listRecentOffers(db, {
      caps: capStarts(at, timeZone),
      turnsSince: turnsSince(at),
    }),
    listOffersOfLead(db, id),
    listEarlierAcceptances(db, lead, day),
  ])
  const offered = new Map(offers.map(({ installer, state }) => [installer, state]))
  const candidates = matchInstallers(
    {
      need: needOf(lead),
      offers: Object.fromEntries(offered),
      earlier,
      moment: {
        at,
        promisedBy: lead.promised_by ?? lead.created_at,
        calendar: callingCalendar(calling, lead.postcode),
      },
    },
    installers
      .filter(({ id, closedAt }) => !closedAt || offered.has(id))
      .map((installer) => {
        const lately = recent.get(installer.id)
        return {
          installer,
          accepted: lately?.accepted ?? { day: 0, week: 0, month: 0 },
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
    candidates: JSON.stringify(candidates),
  })
  return candidates
}
