import { sql } from 'kysely'
import { daysAfter, momentAt } from '#domain/calendar.ts'
import type { CountedOffer } from '#domain/insight/installer-figures.ts'
import type { Period } from '#domain/insight/period.ts'
import { firstIdAt } from '#domain/time-ordered-id.ts'
import type { Reports } from '../open.ts'
import { countsAsMade } from './figure-expressions.ts'
import { isLateCall } from './late-calls.ts'

/** Offers made in a period, each with the promise of its lead and the installer's first call. */
export function listCountedOffers(
  { mayBeOld: db }: Reports,
  { since, until }: Period,
  timeZone: string,
): Promise<CountedOffer[]> {
  return db
    .selectFrom('offers')
    .innerJoin('enquiries', 'enquiries.id', 'offers.lead')
    .select(['offers.installer', 'offers.state', 'outcome', 'offered_at', 'answered_at'])
    .select(['returned_at', 'priced_at', 'offers.lead', 'enquiries.service'])
    .select(['enquiries.promised_by', 'way', 'created_at', 'contacted_at'])
    .select('enquiries.state as leadState')
    .select(isLateCall.as('isLate'))
    .select((eb) =>
      eb
        .selectFrom('contacts')
        .select((one) => one.fn.min<string | null>('contacts.at').as('at'))
        .whereRef('contacts.lead', '=', 'offers.lead')
        .whereRef('contacts.who', '=', 'offers.installer')
        .as('called_at'),
    )
    .where('offered_at', '>=', momentAt(since, 0, timeZone).toISOString())
    .where(countsAsMade)
    .where('offered_at', '<', momentAt(daysAfter(until, 1), 0, timeZone).toISOString())
    .execute()
}

/**
 * How many suited, of one trace a lead: reading all of them would take seconds. Earlier releases wrote no number; PostgreSQL writes a
 * space after each colon.
 */
const lastSuited = sql<number>`
  select coalesce(suited, case when replace(cast(candidates as text), ': ', ':') like '%"turn":1%' then 1 else 0 end)
  from match_traces where lead = enquiries.id order by at desc, id desc limit 1`

export type UnsuitedLeads = { service: string; postcode: string; leads: number }

/** Leads that came in a period and that no installer suited when they were last matched, by service and postcode. */
export async function countUnsuited(
  { mayBeOld: db }: Reports,
  { since, until }: Period,
  timeZone: string,
): Promise<UnsuitedLeads[]> {
  const first = firstIdAt(momentAt(since, 0, timeZone))
  const beyond = firstIdAt(momentAt(daysAfter(until, 1), 0, timeZone))
  const { rows } = await sql<{ service: string; postcode: string; leads: number | string }>`
    select service, postcode, count(*) as leads
    from enquiries
    where id >= ${first} and id < ${beyond} and erased_at is null
      and state not in ('held', 'spam', 'withdrawn', 'complaint', 'answered')
      and not exists (select 1 from offers where offers.lead = enquiries.id)
      and (${lastSuited}) = 0
    group by service, postcode
    order by count(*) desc, service, postcode`.execute(db)
  return rows.map(({ leads, ...row }) => ({ ...row, leads: Number(leads) }))
}
