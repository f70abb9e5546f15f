import type { Accreditation } from '#domain/installer/installer.ts'
import type { StatedRow } from '#domain/offer/stated-system.ts'
import { whyChosen } from '#domain/offer/why-chosen.ts'
import { candidateColumns, candidatesOf } from '../matched.ts'
import type { Db } from '../schema.ts'
import { priceOf } from './prices.ts'

export type VisitorPrice = Awaited<ReturnType<typeof listVisitorPrices>>[number]

/**
 * The last price of each installer that named one to a lead's visitor, in order of turn, with who named it and what became of it; and whether
 * it is asked for another.
 */
export async function listVisitorPrices(db: Db, lead: StatedRow & { id: string }) {
  const [offers, traces] = await Promise.all([
    db
      .selectFrom('offers')
      .innerJoin('installers', 'installers.id', 'offers.installer')
      .select(['offers.id', 'installer', 'trading_name', 'fee_cents', 'offers.state'])
      .select(['abn', 'company_number as companyNumber', 'legal_name as legalName'])
      .select(['price', 'priced_at', 'expires_at', 'answered_at'])
      .select(['passed_at', 'passed_because', 'declined_because', 'returned_because'])
      .where('lead', '=', lead.id)
      .orderBy('offers.id')
      .execute(),
    db
      .selectFrom('match_traces')
      .select(candidateColumns)
      .where('lead', '=', lead.id)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  ])
  const accreditations = await accreditationsOf(
    db,
    offers.map(({ installer }) => installer),
  )
  const candidates = traces.map(candidatesOf)
  return offers.flatMap((offer, index) => {
    const price = priceOf(offer, lead)
    const later = offers.slice(index + 1).filter(({ installer }) => installer === offer.installer)
    if (!price || later.some(({ priced_at }) => priced_at)) return []
    const { reasons, facts } = whyChosen(candidates, offer.installer)
    return [
      {
        ...offer,
        price,
        reasons,
        facts,
        /** Whether it was asked for another since, and decides. */
        isAsked: later.some(({ state }) => state === 'offered'),
        /** Whether it was asked for another since, whatever came of it. */
        wasAsked: later.length > 0,
        accreditations: accreditations.get(offer.installer) ?? [],
      },
    ]
  })
}

type VisitorAccreditation = Pick<Accreditation, 'category' | 'expiresOn'> & {
  checkedOn: string | null
}

async function accreditationsOf(
  db: Db,
  installers: readonly string[],
): Promise<Map<string, VisitorAccreditation[]>> {
  if (installers.length === 0) return new Map()
  const rows = await db
    .selectFrom('accreditations')
    .select(['installer', 'category', 'expires_on as expiresOn', 'checked_on as checkedOn'])
    .where('installer', 'in', installers)
    .execute()
  return Map.groupBy(rows, ({ installer }) => installer)
}
