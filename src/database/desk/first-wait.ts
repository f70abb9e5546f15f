import { type SqlBool, sql } from 'kysely'
import { wayWaitMs } from '#domain/offer/rules.ts'

/**
 * Leads whose visitors may still choose on our page between a call and prices first: they aren't offered meanwhile. Leads that came without
 * our page don't wait.
 */
export function isWaitingForWay(now: Date) {
  const since = new Date(now.getTime() - wayWaitMs).toISOString()
  return sql<SqlBool>`(offering is null and way is null and came_by = 'site' and created_at > ${since})`
}

/** Until when a visitor may say so before anybody else acts. */
export function wayUntil(createdAt: string): string {
  return new Date(Date.parse(createdAt) + wayWaitMs).toISOString()
}

/** The same, of the desk's queue: it calls at once where there are no installers. */
export function isKeptForWay(now: Date) {
  return sql<SqlBool>`(${isWaitingForWay(now)} and exists (
    select 1 from installers where closed_at is null and terms_accepted_at is not null
  ))`
}
