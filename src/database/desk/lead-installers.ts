import { servicesNeeded } from '#domain/installer/work.ts'
import type { Candidate } from '#domain/offer/match.ts'
import { openOrAcceptedStates } from '#domain/offer/offer.ts'
import type { OfferOutcome } from '#domain/offer/outcome.ts'
import type { CallReminder } from '#domain/offer/owed-call.ts'
import { type WhyNobody, whyNobody } from '#domain/offer/why-nobody.ts'
import { latestReminder } from '../delivery/call-reminders.ts'
import { listInstallerNames } from '../installer/installers.ts'
import { candidateColumns, candidatesOf } from '../matched.ts'
import type { Db } from '../schema.ts'

type Holding = { outcome: OfferOutcome | null; reminded: CallReminder | null }

/** A lead's installers, as the list of leads shows them. */
export type LeadInstallers = {
  /** Those that have the details, and what they have done about the call. */
  accepted: (Pick<Holding, 'outcome' | 'reminded'> & {
    name: string
    answeredAt: string | null
    outcomeAt: string | null
    callsFrom: string | null
  })[]
  /** Those that are deciding, and until when. */
  open: { name: string; until: string }[]
  /** Why no installer is left to offer it to, when it was last matched. */
  nobody: WhyNobody | null
}

/** The installers of these leads, by the leads' ids. A lead that waits without one has the reason why none suits. */
export async function listLeadInstallers(
  db: Db,
  leads: readonly {
    id: string
    postcode: string
    service: string
    answers: string
    isOpen: boolean
  }[],
): Promise<Map<string, LeadInstallers>> {
  if (leads.length === 0) return new Map()
  const offers = await db
    .selectFrom('offers')
    .innerJoin('installers', 'installers.id', 'offers.installer')
    .select(['offers.lead', 'offers.state', 'expires_at', 'trading_name'])
    .select(['answered_at', 'outcome', 'outcome_at', 'calls_from'])
    .select(latestReminder.as('reminded'))
    .where(
      'offers.lead',
      'in',
      leads.map(({ id }) => id),
    )
    .where('offers.state', 'in', openOrAcceptedStates)
    .orderBy('offers.id')
    .execute()
  const byLead = Map.groupBy(offers, ({ lead }) => lead)
  const waiting = leads.filter(({ id, isOpen }) => isOpen && !byLead.has(id))
  const traces = await listLatestTraces(
    db,
    waiting.map(({ id }) => id),
  )
  const names = traces.size > 0 ? await listInstallerNames(db) : new Map<string, string>()
  return new Map(
    leads.map(({ id, postcode, service, answers }) => {
      const own = byLead.get(id) ?? []
      const candidates = traces.get(id)
      const why =
        candidates &&
        whyNobody({
          postcode,
          services: servicesNeeded(service, JSON.parse(answers)),
          candidates,
          nameOf: (installer) => names.get(installer) ?? 'An installer since removed',
        })
      return [
        id,
        {
          accepted: own
            .filter(({ state }) => state === 'accepted' || state === 'returned')
            .map((row) => ({
              name: row.trading_name,
              answeredAt: row.answered_at,
              outcome: row.outcome,
              outcomeAt: row.outcome_at,
              callsFrom: row.calls_from,
              reminded: row.reminded,
            })),
          open: own
            .filter(({ state }) => state === 'offered' || state === 'priced')
            .map((row) => ({ name: row.trading_name, until: row.expires_at })),
          nobody: why ?? null,
        },
      ]
    }),
  )
}

async function listLatestTraces(
  db: Db,
  leads: readonly string[],
): Promise<Map<string, Candidate[]>> {
  if (leads.length === 0) return new Map()
  const rows = await db
    .selectFrom('match_traces')
    .select(['lead', ...candidateColumns])
    .where('lead', 'in', leads)
    .where('at', '=', (eb) =>
      eb
        .selectFrom('match_traces as latest')
        .select(({ fn }) => fn.max('latest.at').as('at'))
        .whereRef('latest.lead', '=', 'match_traces.lead'),
    )
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.lead, candidatesOf(row)]))
}
