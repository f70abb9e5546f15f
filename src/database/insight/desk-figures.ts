import { type RawBuilder, sql } from 'kysely'
import { daysAfter, momentAt, offsetSpans } from '#domain/calendar.ts'
import type { DeskFigures } from '#domain/insight/desk-figures.ts'
import type { Period } from '#domain/insight/period.ts'
import type { AttributionSource } from '#domain/lead/attribution.ts'
import { firstIdAt } from '#domain/time-ordered-id.ts'
import type { Database, Reports } from '../open.ts'
import {
  campaignOf,
  creditOf,
  isDeskTry,
  isGenuine,
  isPromiseBroken,
  isPromiseKept,
  whereReached,
} from './figure-expressions.ts'

type Asked = { forms: readonly string[]; period: Period; timeZone: string; now: Date }

/*
 * Figures of the leads that came in a period. Leads are read from the index that insights.ts is about, which has all but who has a
 * lead, when it was finished and when it could be called: those are looked up only where the answer hangs on them.
 */

function idsIn({ period, timeZone }: Pick<Asked, 'period' | 'timeZone'>) {
  return {
    first: firstIdAt(momentAt(period.since, 0, timeZone)),
    beyond: firstIdAt(momentAt(daysAfter(period.until, 1), 0, timeZone)),
  }
}

function leadsIn(asked: Asked) {
  const { forms } = asked
  const { first, beyond } = idsIn(asked)
  return sql`form_slug in (${sql.join(forms)})
    and enquiries.id >= ${first} and enquiries.id < ${beyond} and ${isGenuine}`
}

/**
 * The tries of the desk: by operator, by weekday and hour, and on which of them people were reached. Enquiries that are merged are one
 * person's, and a call about them is one try.
 */
export async function countTries(
  { engine, reports: { mayBeOld: reads } }: Database,
  asked: Asked,
): Promise<DeskFigures['tries']> {
  const epoch =
    engine === 'sqlite' ? sql`unixepoch(at)` : sql`cast(floor(extract(epoch from at)) as bigint)`
  const waited =
    engine === 'sqlite'
      ? sql`(unixepoch(at) - unixepoch(max(created_at, coalesce(callable_from, created_at))) + 59) / 60`
      : sql`ceil(extract(epoch from at - greatest(created_at, callable_from)) / 60)::integer`
  const { first, beyond } = idsIn(asked)
  // Every try belongs to a lead: the contacts are read by its id, and the few that don't count are left out.
  const { rows } = await sql<TriesRow>`
    with merged as materialized (
      select id, merged_into from enquiries
      where merged_into is not null and id >= ${first} and id < ${beyond}
    ), tries as materialized (
      select person, lead, who, at, is_reached,
        dense_rank() over (partition by person order by at) as nth
      from (
        select coalesce(merged_into, lead) as person, lead, who, at,
          case when ${whereReached} then 1 else 0 end as is_reached
        from contacts left join merged on merged.id = lead
        where lead >= ${first} and lead < ${beyond} and ${isDeskTry} and who is not null
          and lead not in (
            select id from enquiries
            where state in ('held', 'spam') and id >= ${first} and id < ${beyond}
          )
      ) as contacted
    ), by_hour as materialized (
      select person, local / 3600 % 168 as slot, max(is_reached) as is_reached
      from (select person, is_reached, ${epoch} + ${offsetOf(asked)} as local from tries) as struck
      group by person, local / 3600 % 168
    )
    select 'calls' as kind, who, 0 as number, count(distinct at) as tried, 0 as reached
    from tries group by who
    union all
    select 'operator', who, 0, count(*), sum(is_reached)
    from (select who, max(is_reached) as is_reached from tries group by who, person) as led
    group by who
    union all
    select 'first', who, ${waited}, count(*), 0
    from (
      select min(lead) as lead, min(who) as who, min(at) as at
      from tries where nth = 1 group by person
    ) as firsts join enquiries on enquiries.id = firsts.lead
    group by who, 3
    union all
    select 'nth', null, nth, count(*), 0
    from (select min(nth) as nth from tries where is_reached = 1 group by person) as reached_first
    group by nth
    union all
    select 'hour', null, slot, count(*), sum(is_reached) from by_hour group by slot
    union all
    select 'weekday', null, day, count(*), sum(is_reached)
    from (
      select slot / 24 as day, max(is_reached) as is_reached from by_hour group by person, slot / 24
    ) as daily
    group by day`.execute(reads)
  return toTries(rows)
}

type TriesRow = {
  kind: 'calls' | 'operator' | 'first' | 'nth' | 'hour' | 'weekday'
  who: string | null
} & Record<'number' | 'tried' | 'reached', number | string | null>

function toTries(rows: readonly TriesRow[]): DeskFigures['tries'] {
  const of = (kind: TriesRow['kind']) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ who, number, tried, reached }) => ({
        who: who ?? '',
        number: Number(number),
        tried: Number(tried),
        reached: Number(reached),
      }))
  const calls = of('calls')
  const nths = of('nth').map(({ number, tried }) => ({ nth: number, people: tried }))
  const firsts = of('first').map(({ who, number, tried }) => ({
    operator: who,
    minutes: Math.max(0, number),
    people: tried,
  }))
  return {
    all: {
      calls: calls.reduce((sum, { tried }) => sum + tried, 0),
      tried: firsts.reduce((sum, { people }) => sum + people, 0),
      reached: nths.reduce((sum, { people }) => sum + people, 0),
    },
    operators: of('operator').map(({ who, tried, reached }) => ({
      operator: who,
      tried,
      reached,
      calls: calls.find((one) => one.who === who)?.tried ?? 0,
    })),
    firsts,
    nths,
    hours: of('hour').map(({ number, tried, reached }) => ({
      weekday: weekdayOf(Math.floor(number / 24)),
      hour: number % 24,
      tried,
      reached,
    })),
    weekdays: of('weekday').map(({ number, tried, reached }) => ({
      weekday: weekdayOf(number),
      tried,
      reached,
    })),
  }
}

/** From 0, Sunday. Days are counted from a Thursday, the first of January 1970. */
function weekdayOf(day: number): number {
  return (day + 4) % 7
}

/** Seconds that the brand's clock was ahead of UTC when a contact was made. */
function offsetOf({ period, timeZone, now }: Asked): RawBuilder<unknown> {
  const spans = offsetSpans(momentAt(period.since, 0, timeZone), now, timeZone).toReversed()
  const seconds = (minutes: number) => sql.lit(minutes * 60)
  const cases = spans.map(
    ({ from, minutes }) => sql`when at >= ${from.toISOString()} then ${seconds(minutes)}`,
  )
  return sql`case ${sql.join(cases, sql` `)} else ${seconds(spans.at(-1)?.minutes ?? 0)} end`
}

/** Promises kept and broken, and leads won, by whose they are: see creditOf. */
export async function countCredits(
  { mayBeOld: reads }: Reports,
  asked: Asked,
): Promise<DeskFigures['credits']> {
  type Row = { credit: string } & Record<'inTime' | 'broken' | 'won', number | string>
  const { rows } = await sql<Row>`
    select credit, sum(in_time) as "inTime", sum(broken) as broken, sum(won) as won
    from (
      select ${creditOf} as credit,
        case when ${isPromiseKept} then 1 else 0 end as in_time,
        case when ${isPromiseBroken(asked.now)} then 1 else 0 end as broken,
        case when state = 'won' then 1 else 0 end as won
      from enquiries where ${leadsIn(asked)}
    ) as leads
    where in_time + broken + won > 0
    group by credit`.execute(reads)
  return rows.map(({ credit, inTime, broken, won }) => ({
    credit,
    inTime: Number(inTime),
    broken: Number(broken),
    won: Number(won),
  }))
}

/** What became of the leads of each campaign, by the sources that have campaigns. */
export async function countCampaigns(
  { mayBeOld: reads }: Reports,
  asked: Asked,
): Promise<DeskFigures['campaigns']> {
  type Row = { source: AttributionSource; campaign: string | null } & Record<
    'leads' | 'called' | 'promised' | 'inTime' | 'won',
    number | string
  >
  const { rows } = await sql<Row>`
    select came_from as source, ${campaignOf} as campaign, count(*) as leads,
      count(contacted_at) as called,
      count(*) filter (where contacted_at is not null and promised_by is not null) as promised,
      count(*) filter (where ${isPromiseKept}) as "inTime",
      count(*) filter (where state = 'won') as won
    from enquiries
    where ${leadsIn(asked)} and came_from in ('google-ad', 'facebook-ad', 'campaign')
    group by 1, 2`.execute(reads)
  return rows.map(({ source, campaign, leads, called, promised, inTime, won }) => ({
    source,
    campaign,
    leads: Number(leads),
    called: Number(called),
    promised: Number(promised),
    inTime: Number(inTime),
    won: Number(won),
  }))
}

/** What became of the leads of each form. */
export async function countFormResults(
  { mayBeOld: reads }: Reports,
  asked: Asked,
): Promise<DeskFigures['forms']> {
  type Row = { form: string } & Record<'leads' | 'inTime' | 'broken' | 'won', number | string>
  const { rows } = await sql<Row>`
    select form_slug as form, count(*) as leads,
      count(*) filter (where ${isPromiseKept}) as "inTime",
      count(*) filter (where ${isPromiseBroken(asked.now)}) as broken,
      count(*) filter (where state = 'won') as won
    from enquiries where ${leadsIn(asked)}
    group by form_slug`.execute(reads)
  return rows.map(({ form, leads, inTime, broken, won }) => ({
    form,
    leads: Number(leads),
    inTime: Number(inTime),
    broken: Number(broken),
    won: Number(won),
  }))
}
