import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { FilterDeps } from '#database/desk/lead-filter.ts'
import { type LeadFilter, parseFilter } from '#domain/lead/filter.ts'
import type { Services } from '../../services.ts'
import type { DeskEnv } from '../account/guard.ts'

/**
 * The filter of a list of leads. The search text may be a person's name, and addresses end up in logs and browser
 * histories: it comes as a header instead or, for a download, as a cookie.
 */
export function filterFrom(c: Context<DeskEnv>): LeadFilter {
  const header = c.req.header('x-search')
  const text = header === undefined ? getCookie(c, 'desk.search') : decode(header)
  const filter = parseFilter({ ...c.req.query(), ...(text && { q: text.replaceAll('\0', '') }) })
  return forOperator(filter, c.var.operator.id)
}

/** The filter for an operator: 'me' is that operator. */
export function forOperator(filter: LeadFilter, operator: string): LeadFilter {
  return filter.owner === 'me' ? { ...filter, owner: operator } : filter
}

/** What filters depend on at this moment. */
export function filterDeps({
  now,
  brand,
  country,
  referencePrefix,
  database,
}: Services): FilterDeps {
  return {
    now: now(),
    timeZone: brand.timeZone,
    callingCode: country.callingCode,
    engine: database.engine,
    referencePrefix,
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
