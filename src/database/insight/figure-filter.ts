import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { dayOf, daysAfter, momentAt } from '#domain/calendar.ts'
import { longestDays } from '#domain/insight/period.ts'
import { noCampaign, parseWeekHour, type WhichTry } from '#domain/lead/figure-filter.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { firstIdAt } from '#domain/time-ordered-id.ts'
import {
  campaignOf,
  creditOf,
  isBy,
  isDeskTry,
  isPromiseBroken,
  isPromiseKept,
  whereErased,
  whereReached,
} from './figure-expressions.ts'

type Deps = { now: Date; timeZone: string }
type Condition = RawBuilder<SqlBool>

/** The conditions of the leads behind a figure of the insights. */
export function* figureConditions(filter: LeadFilter, deps: Deps): Iterable<Condition> {
  const { tried, reached, credit, promise, hour, nth, source, campaign, erased } = filter
  const contacts = contactsOfPerson(filter, deps)
  if (tried) yield hasTry(contacts, isBy(tried))
  if (reached) yield hasTry(contacts, sql`${whereReached} and ${isBy(reached)}`)
  if (credit) yield sql`${creditOf} = ${credit}`
  if (promise) yield promise === 'kept' ? isPromiseKept : isPromiseBroken(deps.now)
  if (hour) yield hasTry(contacts, isWithinHour(hour, filter, deps))
  if (nth) yield isReachedOn(contacts, nth)
  if (source) yield sql`came_from = ${source}`
  if (campaign) yield campaign === noCampaign ? sql`${campaignOf} is null` : isOf(campaign)
  if (erased) yield whereErased
}

function isOf(campaign: string): Condition {
  return sql`${campaignOf} = ${campaign}`
}

/** The contacts of a lead's person: its own, and those of leads of the same days that are merged with it. Tries are counted by person. */
function contactsOfPerson({ since, until }: LeadFilter, { timeZone }: Deps): RawBuilder<unknown> {
  const from = since ? firstIdAt(momentAt(since, 0, timeZone)) : ''
  const beyond = until ? firstIdAt(momentAt(daysAfter(until, 1), 0, timeZone)) : '~'
  const columns = sql`contacts."by", contacts.who, contacts.outcome, contacts.at`
  // One after another, so that each is read by its index.
  return sql`(
    select ${columns} from contacts where contacts.lead = enquiries.id
    union all
    select ${columns} from contacts where contacts.lead = enquiries.merged_into
      and contacts.lead >= ${from} and contacts.lead < ${beyond}
    union all
    select ${columns} from enquiries as same join contacts on contacts.lead = same.id
    where same.merged_into = coalesce(enquiries.merged_into, enquiries.id)
      and same.id <> enquiries.id and same.id >= ${from} and same.id < ${beyond}
  ) as contacts`
}

function hasTry(contacts: RawBuilder<unknown>, condition: Condition): Condition {
  return sql`exists (select 1 from ${contacts} where ${isDeskTry} and ${condition})`
}

/** Whether a contact was made in an hour of the week, by the clock on the brand's wall. */
function isWithinHour(text: string, { since }: LeadFilter, { now, timeZone }: Deps): Condition {
  const { weekday, hour } = parseWeekHour(text) ?? { weekday: 0, hour: undefined }
  const today = dayOf(now, timeZone)
  const earliest = daysAfter(today, 1 - longestDays)
  const spans: Condition[] = []
  for (
    let day = since && since > earliest ? since : earliest;
    day <= today;
    day = daysAfter(day, 1)
  ) {
    if (new Date(`${day}T00:00:00Z`).getUTCDay() !== weekday) continue
    const from = momentAt(day, hour ?? 0, timeZone).toISOString()
    const to = momentAt(day, hour === undefined ? 24 : hour + 1, timeZone).toISOString()
    spans.push(sql`(contacts.at >= ${from} and contacts.at < ${to})`)
  }
  return spans.length === 0 ? sql`1 = 0` : sql`(${sql.join(spans, sql` or `)})`
}

/** Whether the desk reached the visitor first on this of its tries, or tried and never did. */
function isReachedOn(contacts: RawBuilder<unknown>, nth: WhichTry): Condition {
  if (nth === 'never')
    return sql`${hasTry(contacts, sql`1 = 1`)} and not ${hasTry(contacts, whereReached)}`
  // Visitors who were not reached have no tries until then.
  const triesUntilReached = sql`(
    select count(distinct tried.at) from (
      select contacts.at, min(case when ${whereReached} then contacts.at end) over () as reached_at
      from ${contacts} where ${isDeskTry}
    ) as tried where tried.at <= tried.reached_at
  )`
  return nth === 'later'
    ? sql`${triesUntilReached} > 5`
    : sql`${triesUntilReached} = ${Number(nth)}`
}
