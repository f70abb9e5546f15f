import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { dayOf, daysAfter, momentAt } from '#domain/calendar.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import {
  isReferencePrefix,
  prefixEnd,
  type SearchColumn,
  type SearchDeps,
  type SearchTerm,
  searchTerms,
} from '#domain/lead/search.ts'
import { openStates } from '#domain/lead/state.ts'
import { firstIdAt } from '#domain/time-ordered-id.ts'
import { isOwedPricesAlone } from '../awaits-yes.ts'
import { isGenuine, whereNotErased } from '../insight/figure-expressions.ts'
import { figureConditions } from '../insight/figure-filter.ts'
import type { Engine } from '../open.ts'
import type { Schema } from '../schema.ts'
import { isInPart, isOpen } from './queue-order.ts'

/** What a filter depends on besides itself: the time, and the brand's country. */
export type FilterDeps = SearchDeps & { now: Date; timeZone: string; engine: Engine }

type LeadExpressions = ExpressionBuilder<Schema, 'enquiries'>

const soonHours = 4

/** The WHERE condition of a filter, without its search text. */
export function whereFilter(filter: LeadFilter, deps: FilterDeps) {
  return (lead: LeadExpressions): Expression<SqlBool> => {
    const is = (column: Filtered, value: string) =>
      lead(isSelective(filter) ? withoutIndex(column) : column, '=', value)
    const { form, service, postcode, region, since, until } = filter
    const conditions = [...stateConditions(lead, filter)]
    if (form) conditions.push(is('form_slug', form))
    if (service) conditions.push(is('service', service))
    if (postcode) conditions.push(is('postcode', postcode))
    if (region) conditions.push(is('region', region))
    if (filter.owner === 'nobody') conditions.push(lead('owner', 'is', null))
    else if (filter.owner) conditions.push(is('owner', filter.owner))
    if (filter.suspected) conditions.push(lead('suspected', 'is not', null))
    if (filter.due) conditions.push(...dueConditions(lead, filter.due, deps))
    if (filter.action) conditions.push(lead('next_action', '=', filter.action))
    if (filter.waiting) conditions.push(isInPart('waiting', deps.now))
    const { timeZone } = deps
    if (since) conditions.push(lead('id', '>=', firstIdAt(momentAt(since, 0, timeZone))))
    if (until)
      conditions.push(lead('id', '<', firstIdAt(momentAt(daysAfter(until, 1), 0, timeZone))))
    return lead.and([...conditions, ...figureConditions(filter, deps)])
  }
}

type Filtered = 'form_slug' | 'service' | 'postcode' | 'region' | 'owner'

/** Uses literals, since a partial index of open or new leads is only used when the SQL text matches its condition. */
function* stateConditions(
  lead: LeadExpressions,
  filter: LeadFilter,
): Iterable<Expression<SqlBool>> {
  const { state, due } = filter
  if (due && due !== 'now' && due !== 'later') yield isNew
  else if (state === 'open') yield isOpen
  else if (isOneOf(openStates, state))
    yield lead.and([isOpen, lead(withoutIndex('state'), '=', state)])
  else if (state === 'genuine') yield isGenuine
  else if (state !== 'any') {
    // An erased lead had to get a state, too.
    if (state === 'withdrawn') yield whereNotErased
    yield lead(isIndexed(filter) ? withoutIndex('state') : 'state', '=', state)
  }
}

/** Open, unassigned and suspected leads are few, and have partial indexes that cover every filter. */
function isIndexed({ state, owner, due, suspected }: LeadFilter): boolean {
  const open = isOneOf(['open', ...openStates], state)
  return open || owner === 'nobody' || due !== undefined || suspected === true
}

/** Whether the state alone leaves few leads. Most leads are won or lost. */
function isSelective(filter: LeadFilter): boolean {
  return isIndexed(filter) || !isOneOf(['won', 'lost', 'genuine', 'any'], filter.state)
}

function isOneOf(states: readonly LeadFilter['state'][], state: LeadFilter['state']): boolean {
  return states.includes(state)
}

/** A column in a form that keeps the planner from using its index, so that it scans the few leads instead. */
function withoutIndex(column: Filtered | SearchColumn | 'state') {
  return sql<string>`coalesce(${sql.ref(column)}, '')`
}

const isNew = sql<SqlBool>`state = 'new'`

function dueConditions(
  lead: LeadExpressions,
  due: NonNullable<LeadFilter['due']>,
  { now, timeZone }: FilterDeps,
): Expression<SqlBool>[] {
  const moment = now.toISOString()
  if (due === 'now') return [isInPart('due', now)]
  if (due === 'overdue') return [isInPart('overdue', now)]
  // Includes leads without a next action: each lead must be in some part.
  if (due === 'later')
    return (['due', 'overdue', 'waiting'] as const).map((part) => lead.not(isInPart(part, now)))
  // A visitor who sees prices first is promised no call.
  const isPromised = lead.not(isOwedPricesAlone)
  if (due === 'past') return [isPromised, lead('promised_by', '<=', moment)]
  const until =
    due === 'soon'
      ? new Date(now.getTime() + soonHours * 3_600_000)
      : momentAt(daysAfter(dayOf(now, timeZone), 1), 0, timeZone)
  return [
    isPromised,
    lead('promised_by', '>', moment),
    lead('promised_by', '<=', until.toISOString()),
  ]
}

/** What to search for; undefined where the text narrows nothing, empty when it cannot match any lead. */
export function searchTermsOf({ q }: LeadFilter, deps: FilterDeps): SearchTerm[] | undefined {
  return q === undefined || isReferencePrefix(q, deps) ? undefined : searchTerms(q, deps)
}

/** Whether a search scans the filter's leads, instead of using the index of the searched column. */
export function isScanned(filter: LeadFilter): boolean {
  return isIndexed(filter) || filter.state === 'held'
}

export function matchesTerm(term: SearchTerm, filter: LeadFilter) {
  return (lead: LeadExpressions) => {
    const text = isScanned(filter) ? withoutIndex(term.in) : sql.ref<string>(term.in)
    if ('part' in term) return lead(text, 'like', `%${term.part}%`)
    return lead.and([lead(text, '>=', term.prefix), lead(text, '<', prefixEnd(term.prefix))])
  }
}
