import { sql } from 'kysely'
import type { Attributions } from '#domain/lead/attribution.ts'
import { deskColumns, unitSeparator } from '#domain/lead/csv.ts'
import { acceptedStates } from '#domain/offer/offer.ts'
import type { InstallerQuote } from '#domain/offer/outcome.ts'
import { listOperators } from '../account/operators.ts'
import type { Db } from '../schema.ts'

/** A lead's row, as far as the desk's columns go by it. Moments are ISO 8601. */
type Row = {
  id: string
  owner: string | null
  promised_by: string | null
  contacted_at: string | null
  quoted_at: string | null
  finished_at: string | null
  withdrawn_at: string | null
  lost_because: string | null
  region: string
  came_from: string
  source: string
}

type Fields = Record<(typeof deskColumns)[number], string | number | null | undefined>

/** The `deskColumns` of each of these leads, with `unitSeparator` between them. */
export type ExportFacts = (page: readonly Row[]) => Promise<string[]>

export async function exportFields(db: Db): Promise<ExportFacts> {
  const operators = new Map((await listOperators(db)).map(({ id, name }) => [id, name]))
  return async (page) => {
    if (page.length === 0) return []
    const ids = page.map(({ id }) => id)
    const [tries, offers] = await Promise.all([countTries(db, ids), listOffers(db, ids)])
    return page.map((row) => {
      const attributions: Attributions = JSON.parse(row.source)
      const { utm = {} } = attributions.first ?? attributions.last
      const fields: Fields = {
        owner: row.owner && (operators.get(row.owner) ?? row.owner),
        promised_by: row.promised_by,
        contacted_at: row.contacted_at,
        quoted_at: row.quoted_at,
        finished_at: row.finished_at,
        withdrawn_at: row.withdrawn_at,
        tries: tries.get(row.id) ?? 0,
        lost_reason: row.lost_because,
        region: row.region,
        source: row.came_from,
        utm_source: utm.utm_source,
        utm_medium: utm.utm_medium,
        utm_campaign: utm.utm_campaign,
        ...amountsOf(offers.get(row.id) ?? []),
      }
      return deskColumns
        .map((column) => String(fields[column] ?? '').replaceAll(unitSeparator, ' '))
        .join(unitSeparator)
    })
  }
}

/** How often the desk tried to speak with each visitor. */
async function countTries(db: Db, leads: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('contacts')
    .select(['lead', sql<number | string>`count(*)`.as('tries')])
    .where('lead', 'in', leads)
    .where('by', '=', 'operator')
    .groupBy('lead')
    .execute()
  return new Map(rows.map(({ lead, tries }) => [lead, Number(tries)]))
}

type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number]

async function listOffers(db: Db, leads: readonly string[]): Promise<Map<string, OfferRow[]>> {
  return Map.groupBy(await selectOffers(db, leads), ({ lead }) => lead)
}

/** The accepted offers of leads, the latest quote last. */
function selectOffers(db: Db, leads: readonly string[]) {
  return db
    .selectFrom('offers')
    .innerJoin('installers', 'installers.id', 'offers.installer')
    .select(['lead', 'trading_name', 'fee_cents', 'quote', 'outcome'])
    .where('lead', 'in', leads)
    .where('offers.state', 'in', acceptedStates)
    .orderBy('outcome_at')
    .orderBy('offers.id')
    .execute()
}

/** Who has the lead, what the latest quote comes to, or the one that was won, and what installers owe for it. */
function amountsOf(
  offers: readonly OfferRow[],
): Pick<Fields, 'installers' | 'quote_dollars' | 'fees_dollars'> {
  const quoted = offers.filter(({ quote }) => quote !== null)
  const chosen = quoted.find(({ outcome }) => outcome === 'won') ?? quoted.at(-1)
  const quote: InstallerQuote | undefined = chosen?.quote ? JSON.parse(chosen.quote) : undefined
  return {
    installers: offers.map(({ trading_name }) => trading_name).join('; '),
    quote_dollars: quote && quote.amountCents / 100,
    fees_dollars:
      offers.length > 0
        ? offers.reduce((sum, { fee_cents }) => sum + fee_cents, 0) / 100
        : undefined,
  }
}
