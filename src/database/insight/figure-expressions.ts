import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { reachedOutcomes } from '#domain/lead/contact.ts'
import { anybody } from '#domain/lead/figure-filter.ts'
import { isOwedPricesAlone } from '../awaits-yes.ts'

/*
 * What figures of the insights count, as SQL about a row of `enquiries` or of `contacts`. The figures and the lists that they
 * link to share it, so that both count the same.
 */

/** Figures count neither leads that are held back nor spam. */
export const isGenuine = sql<SqlBool>`state in ('new', 'contacted', 'quoted', 'won', 'lost', 'withdrawn')`

// Few leads are erased, and a partial index has them.
const erased = sql`(select id from enquiries where erased_at is not null)`
export const whereErased = sql<SqlBool>`enquiries.id in ${erased}`
export const whereNotErased = sql<SqlBool>`enquiries.id not in ${erased}`

export const whereReached = sql<SqlBool>`contacts.outcome in (${sql.join(reachedOutcomes.map((outcome) => sql.lit(outcome)))})`

/** Whether a contact is a try of the desk to speak with a visitor. */
export const isDeskTry = sql<SqlBool>`contacts."by" = 'operator' and contacts.outcome <> 'not-called'`

export function isBy(operator: string): RawBuilder<SqlBool> {
  return operator === anybody ? sql`contacts.who is not null` : sql`contacts.who = ${operator}`
}

/**
 * Whose success or failure a lead is: the operator or installer who first reached the visitor, or the unknown caller that the
 * visitor reported. Until then, whose lead it is.
 */
export const creditOf = sql<string>`coalesce(
  case when contacted_at is not null then (
    select case contacts."by" when 'operator' then contacts.who when 'installer' then 'installers' else 'visitors' end
    from contacts
    where contacts.lead = enquiries.id and ${whereReached}
    order by contacts.at, contacts.id
    limit 1
  ) end,
  owner, 'nobody')`

export const isPromiseKept = sql<SqlBool>`contacted_at <= promised_by`

/** Spoken with too late, or not at all when the promise ended. What was finished before, and what still runs, is not broken. */
export function isPromiseBroken(now: Date): RawBuilder<SqlBool> {
  return sql`(contacted_at > promised_by or (
    contacted_at is null and promised_by <= ${now.toISOString()}
    and (finished_at is null or finished_at > promised_by) and not ${isOwedPricesAlone}
  ))`
}

/** The name of the first touch's campaign; null without one. */
export const campaignOf = sql<string | null>`nullif(case when source -> 'first' is not null
  then source -> 'first' -> 'utm' ->> 'utm_campaign'
  else source -> 'last' -> 'utm' ->> 'utm_campaign' end, '')`

/** Whether it counts that an offer was made: not where it was taken back since its installer couldn't accept it any more. */
export const countsAsMade = sql<boolean>`coalesce(declined_because, '') <> 'unavailable'`
