import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { dayOf, daysAfter, momentAt } from '#domain/calendar.ts'
import { longestDays } from '#domain/insight/period.ts'
import { noCampaign, parseWeekHour, type WhichTry } from '#domain/lead/figure-filter.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
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
  if (tried) yield hasTry(isBy(tried))
  if (reached) yield hasTry(sql`${whereReached} and ${isBy(reached)}`)
  if (credit) yield sql`${creditOf} = ${credit}`
  if (promise) yield promise === 'kept' ? isPromiseKept : isPromiseBroken(deps.now)
  if (hour) yield hasTry(isWithinHour(hour, filter, deps))
  if (nth) yield isReachedOn(nth)
  if (source) yield sql`came_from = ${source}`
  if (campaign) yield campaign === noCampaign ? sql`${campaignOf} is null` : isOf(campaign)
  if (erased) yield whereErased
}

function isOf(campaign: string): Condition {
  return sql`${campaignOf} = ${campaign}`
}

function hasTry(condition: Condition): Condition {
  return sql`exists (
    select 1 from contacts where contacts.lead = enquiries.id and ${isDeskTry} and ${condition}
  )`
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
function isReachedOn(nth: WhichTry): Condition {
  if (nth === 'never') return sql`${hasTry(sql`1 = 1`)} and not ${hasTry(whereReached)}`
  const triesUntilReached = sql`(
    select count(*) from contacts
    where contacts.lead = enquiries.id and ${isDeskTry} and (contacts.at, contacts.id) <= (
      select contacts.at, contacts.id from contacts
      where contacts.lead = enquiries.id and ${isDeskTry} and ${whereReached}
      order by contacts.at, contacts.id limit 1
    )
  )`
  // Of nobody that was reached there are no tries until then.
  return nth === 'later'
    ? sql`${triesUntilReached} > 5`
    : sql`${triesUntilReached} = ${Number(nth)}`
}
