import { type RawBuilder, sql } from 'kysely'
import { daysAfter, momentAt } from '#domain/calendar.ts'
import type { Period } from '#domain/insight/period.ts'
import type { AttributionSource } from '#domain/lead/attribution.ts'
import { firstIdAt } from '#domain/time-ordered-id.ts'
import { isOwedPricesAlone } from '../awaits-yes.ts'
import type { Database, Reports } from '../open.ts'
import { whereErased } from './figure-expressions.ts'

/*
 * Leads are selected by the time in their ids, so that days begin and end in the brand's time zone, and by form, since
 * the index that covers these queries begins with the form. Held and spam leads are not counted; erased leads are.
 */

const isLead = sql`state not in ('held', 'spam', 'complaint', 'answered')`

/** The slugs of all forms with leads. */
export async function listFormsWithLeads({ mayBeOld: db }: Reports): Promise<string[]> {
  // Jumps from each slug to the next, which takes a few steps in the index instead of a scan.
  const { rows } = await sql<{ form: string }>`
    with recursive slugs(form) as (
      select min(form_slug) from enquiries
      union all
      select (select min(form_slug) from enquiries where form_slug > slugs.form)
      from slugs where slugs.form is not null
    )
    select form from slugs where form is not null`.execute(db)
  return rows.map(({ form }) => form)
}

/** How many leads each form brought in each period. `period` is the index of the period. */
export async function countLeadsByForm(
  { mayBeOld: db }: Reports,
  asked: { forms: readonly string[]; periods: readonly Period[]; timeZone: string },
): Promise<{ period: number; form: string; leads: number }[]> {
  const { forms, periods, timeZone } = asked
  if (forms.length === 0) return []
  const ends = periods.map((period, index) => {
    const { first, beyond } = idsIn(period, timeZone)
    return sql`(${String(index)}, ${first}, ${beyond})`
  })
  const { rows } = await sql<{ period: string; form: string; leads: number | string }>`
    with periods (period, first, beyond) as (values ${sql.join(ends)})
    select period, form_slug as form, count(*) as leads
    from periods cross join enquiries
    where ${isOfForms(forms)} and id >= periods.first and id < periods.beyond and ${isLead}
    group by period, form_slug`.execute(db)
  return rows.map(({ period, form, leads }) => ({
    period: Number(period),
    form,
    leads: Number(leads),
  }))
}

/** How many leads of a period are repeated enquiries: merged with another lead that their person is counted by. */
export async function countRepeated(
  { mayBeOld: db }: Reports,
  { period, timeZone }: { period: Period; timeZone: string },
): Promise<number> {
  const { first, beyond } = idsIn(period, timeZone)
  const { rows } = await sql<{ repeated: number | string }>`
    select count(*) - count(distinct case when carrier.id is null then enquiries.merged_into end) as repeated
    from enquiries left join enquiries as carrier on carrier.id = enquiries.merged_into
      and carrier.id >= ${first} and carrier.id < ${beyond} and carrier.state not in ('held', 'spam')
    where enquiries.merged_into is not null
      and enquiries.id >= ${first} and enquiries.id < ${beyond} and enquiries.${isLead}`.execute(db)
  return Number(rows[0]?.repeated)
}

/** Counts of leads with the same attribution source and the same time to the first contact. */
export type FirstContacts = {
  cameFrom: AttributionSource
  /** From arrival to the first contact, rounded up; null when there was none yet. */
  minutes: number | null
  leads: number
  /** First spoken with, of those who were promised it; and before the promise ended. */
  promised: number
  inTime: number
  won: number
  /** New leads without a first contact. */
  waiting: number
  overdue: number
  /** Erased since; and of these those that were finished before anybody spoke with them. */
  erased: number
  erasedUnspoken: number
}

export async function countFirstContacts(
  { engine, reports: { mayBeOld: reads } }: Database,
  asked: { forms: readonly string[]; period: Period; timeZone: string; now: Date },
): Promise<FirstContacts[]> {
  const { forms, period, timeZone, now } = asked
  if (forms.length === 0) return []
  const { first, beyond } = idsIn(period, timeZone)
  const waits = sql`state = 'new' and contacted_at is null and not ${isOwedPricesAlone}`
  type Row = Record<keyof FirstContacts, number | string | null> & { cameFrom: AttributionSource }
  const { rows } = await sql<Row>`
    select came_from as "cameFrom", ${minutesToContact[engine]} as minutes, count(*) as leads,
      count(*) filter (where contacted_at is not null and promised_by is not null) as promised,
      count(*) filter (where contacted_at <= promised_by) as "inTime",
      count(*) filter (where state = 'won') as won,
      count(*) filter (where ${waits}) as waiting,
      count(*) filter (where ${waits} and promised_by <= ${now.toISOString()}) as overdue,
      count(*) filter (where ${whereErased}) as erased,
      count(*) filter (where contacted_at is null and state <> 'new' and ${whereErased}) as "erasedUnspoken"
    from enquiries
    where ${isOfForms(forms)} and id >= ${first} and id < ${beyond} and ${isLead}
    group by 1, 2`.execute(reads)
  return rows.map((row) => ({
    cameFrom: row.cameFrom,
    minutes: row.minutes === null ? null : Math.max(0, Number(row.minutes)),
    leads: Number(row.leads),
    promised: Number(row.promised),
    inTime: Number(row.inTime),
    won: Number(row.won),
    waiting: Number(row.waiting),
    overdue: Number(row.overdue),
    erased: Number(row.erased),
    erasedUnspoken: Number(row.erasedUnspoken),
  }))
}

/** A lead whose visitor says that nobody called. `isReached`: the desk or an installer recorded a call that reached them. */
export type NotCalled = { id: string; reference: string; isReached: boolean }

/** How many visitors say that nobody called, and the latest leads of them. */
export async function listNotCalled(
  { reports: { mayBeOld: reads } }: Database,
  asked: { period: Period; timeZone: string; size: number },
): Promise<{ total: number; latest: NotCalled[] }> {
  const { first, beyond } = idsIn(asked.period, asked.timeZone)
  // The literal is what the partial index is about.
  const leads = sql`
    from enquiries
    where id in (
      select lead from contacts where outcome = 'not-called' and lead >= ${first} and lead < ${beyond}
    ) and ${isLead}`
  const [counted, latest] = await Promise.all([
    sql<{ total: number | string }>`select count(*) as total ${leads}`.execute(reads),
    sql<{ id: string; reference: string; isReached: unknown }>`
      select id, reference_number as reference, contacted_at is not null as "isReached" ${leads}
      order by id desc limit ${asked.size}`.execute(reads),
  ])
  return {
    total: Number(counted.rows[0]?.total),
    latest: latest.rows.map((row) => ({ ...row, isReached: Boolean(row.isReached) })),
  }
}

/** In whole milliseconds, so that a rounding error does not break the 24-hour promise. */
const milliseconds = (column: string) =>
  sql`cast(round(1000 * unixepoch(${sql.ref(column)}, 'subsec')) as integer)`

const minutesToContact: Record<Database['engine'], RawBuilder<unknown>> = {
  sqlite: sql`(${milliseconds('contacted_at')} - ${milliseconds('created_at')} + 59999) / 60000`,
  postgres: sql`ceil(extract(epoch from contacted_at - created_at) / 60)::integer`,
}

function isOfForms(forms: readonly string[]) {
  return sql`form_slug in (${sql.join(forms)})`
}

export function idsIn({ since, until }: Period, timeZone: string) {
  return {
    first: firstIdAt(momentAt(since, 0, timeZone)),
    beyond: firstIdAt(momentAt(daysAfter(until, 1), 0, timeZone)),
  }
}
