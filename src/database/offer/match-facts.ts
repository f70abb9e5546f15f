import { sql } from 'kysely'
import type { CapPeriod } from '#domain/installer/installer.ts'
import { duplicateDays } from '#domain/lead/sameness.ts'
import type { EarlierAcceptance } from '#domain/offer/match.ts'
import { acceptedStates, openOrAcceptedStates } from '#domain/offer/offer.ts'
import { listSeparateFrom } from '../desk/merged-leads.ts'
import { isLateCall } from '../insight/late-calls.ts'
import type { Db } from '../schema.ts'

/** What decides who suits a lead; undefined when it is unknown or erased. */
export async function getMatchLead(db: Db, id: string) {
  const row = await db
    .selectFrom('enquiries')
    .select(['id', 'postcode', 'nation', 'region', 'service', 'property_type', 'business_type'])
    .select([
      'form_slug',
      'answers',
      'form_shown',
      'state',
      'came_by',
      'created_at',
      'consent_until',
    ])
    .select(['consent_version', 'promised_by', 'way', 'estimate'])
    .select(['email_key', 'phone_e164', 'erased_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && !row.erased_at ? row : undefined
}

type MatchLeadRow = NonNullable<Awaited<ReturnType<typeof getMatchLead>>>

/** What installers have had lately, by installer: accepted in the caps' periods, and offers that count for their turns. */
type RecentOffers = {
  accepted: Record<CapPeriod, number>
  open: number
  turns: number
  latest: string | null
}

/**
 * Declined, expired, cancelled and credited offers don't count against anybody, but for a turn whose call wasn't made in time.
 */
export async function listRecentOffers(
  db: Db,
  { caps, turnsSince }: { caps: Readonly<Record<CapPeriod, Date>>; turnsSince: Date },
): Promise<Map<string, RecentOffers>> {
  const earliest = Math.min(turnsSince.getTime(), ...Object.values(caps).map(Number))
  const acceptedSince = (period: CapPeriod) =>
    sql<number | string>`count(case when offers.state in ('accepted', 'returned')
      and answered_at >= ${caps[period].toISOString()} then 1 end)`
  const rows = await db
    .selectFrom('offers')
    .innerJoin('installers', 'installers.id', 'offers.installer')
    .select('installer')
    .select([acceptedSince('day').as('day'), acceptedSince('week').as('week')])
    .select(acceptedSince('month').as('month'))
    .select(sql<number | string>`count(case when offers.state = 'offered' then 1 end)`.as('open'))
    .select(
      sql<number | string>`count(case when offered_at >= level_since
        and offered_at >= ${turnsSince.toISOString()} then 1 end)`.as('turns'),
    )
    .select((eb) => eb.fn.max('offered_at').as('latest'))
    .where((eb) => eb.or([eb('offers.state', 'in', openOrAcceptedStates), isLateCall]))
    .where('offered_at', '>=', new Date(earliest - 7 * 24 * 3_600_000).toISOString())
    .groupBy('installer')
    .execute()
  return new Map(
    rows.map(({ installer, day, week, month, open, turns, latest }) => [
      installer,
      {
        accepted: { day: Number(day), week: Number(week), month: Number(month) },
        open: Number(open),
        turns: Number(turns),
        latest,
      },
    ]),
  )
}

/** Other enquiries of the same person for the same postcode that installers have accepted. */
export async function listEarlierAcceptances(
  db: Db,
  lead: MatchLeadRow,
  dayOf: (moment: Date) => string,
): Promise<EarlierAcceptance[]> {
  const keys = (['email_key', 'phone_e164'] as const).filter((column) => lead[column])
  if (keys.length === 0) return []
  const separate = await listSeparateFrom(db, lead.id)
  const rows = await db
    .selectFrom('offers')
    .innerJoin('enquiries', 'enquiries.id', 'offers.lead')
    .select(['offers.installer', 'offers.answered_at', 'enquiries.created_at'])
    .where('offers.state', 'in', acceptedStates)
    .where('enquiries.id', 'not in', [lead.id, ...separate])
    .where('enquiries.postcode', '=', lead.postcode)
    .where((eb) => eb.or(keys.map((column) => eb(`enquiries.${column}`, '=', lead[column]))))
    .orderBy('offers.answered_at')
    .execute()
  const repeatedFrom = Date.parse(lead.created_at) - duplicateDays * 24 * 3_600_000
  return rows.flatMap(({ installer, answered_at, created_at }) =>
    answered_at
      ? [
          {
            installer,
            on: dayOf(new Date(answered_at)),
            repeated: Date.parse(created_at) >= repeatedFrom,
          },
        ]
      : [],
  )
}
