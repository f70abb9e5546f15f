import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { daysAfter, momentAt } from '#domain/calendar.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { afterPrefix, type Sought, type SoughtIn, soughtBy } from '#domain/lead/search.ts'
import { openStates } from '#domain/lead/state.ts'
import { firstIdAt } from '#domain/time-ordered-id.ts'
import type { Schema } from './schema.ts'

/** What a filter means depends on the time, and on where the brand is at home. */
export type FilterWorld = { now: Date; timeZone: string; callingCode: string }

type Leads = ExpressionBuilder<Schema, 'enquiries'>

export const soonHours = 4

/** The leads a filter lets through, what is searched for apart. */
export function passing(filter: LeadFilter, world: FilterWorld) {
  return (lead: Leads): Expression<SqlBool> => {
    const is = (column: Filtered, value: string) =>
      lead(isFew(filter) ? untempting(column) : column, '=', value)
    const { form, service, postcode, region, since, until } = filter
    const conditions = [...stateConditions(lead, filter)]
    if (form) conditions.push(is('form_slug', form))
    if (service) conditions.push(is('service', service))
    if (postcode) conditions.push(is('postcode', postcode))
    if (region) conditions.push(is('region', region))
    if (filter.owner === 'nobody') conditions.push(lead('owner', 'is', null))
    else if (filter.owner) conditions.push(is('owner', filter.owner))
    if (filter.suspected) conditions.push(lead('suspected', 'is not', null))
    if (filter.due) conditions.push(...dueConditions(lead, filter.due, world.now))
    const { timeZone } = world
    if (since) conditions.push(lead('id', '>=', firstIdAt(momentAt(since, 0, timeZone))))
    if (until)
      conditions.push(lead('id', '<', firstIdAt(momentAt(daysAfter(until, 1), 0, timeZone))))
    return lead.and(conditions)
  }
}

type Filtered = 'form_slug' | 'service' | 'postcode' | 'region' | 'owner'

/** Literals, not parameters: an index of open or of new leads only is used where the text says it may be. */
function* stateConditions(lead: Leads, filter: LeadFilter): Iterable<Expression<SqlBool>> {
  const { state, due } = filter
  if (due) yield isNew
  else if (state === 'open') yield isOpen
  else if (isOneOf(openStates, state))
    yield lead.and([isOpen, lead(untempting('state'), '=', state)])
  else if (state !== 'any') yield lead(isApart(filter) ? untempting('state') : 'state', '=', state)
}

/** Open leads, nobody’s and suspected ones are few, and have indexes with all that can be asked of them. */
function isApart({ state, owner, due, suspected }: LeadFilter): boolean {
  const open = isOneOf(['open', ...openStates], state)
  return open || owner === 'nobody' || due !== undefined || suspected === true
}

/** Most leads are finished, one way or the other. Of any other state there are few. */
function isFew(filter: LeadFilter): boolean {
  return isApart(filter) || !isOneOf(['won', 'lost', 'any'], filter.state)
}

function isOneOf(states: readonly LeadFilter['state'][], state: LeadFilter['state']): boolean {
  return states.includes(state)
}

/** The column, but not by its index: the few are looked through, rather than the many that are alike in this. */
function untempting(column: Filtered | SoughtIn | 'state') {
  return sql<string>`coalesce(${sql.ref(column)}, '')`
}

export const isNew = sql<SqlBool>`state = 'new'`
export const isOpen = sql<SqlBool>`state in (${sql.join(openStates.map((state) => sql.lit(state)))})`

function dueConditions(lead: Leads, due: 'past' | 'soon', now: Date): Expression<SqlBool>[] {
  const moment = now.toISOString()
  if (due === 'past') return [lead('contact_due_at', '<=', moment)]
  const soon = new Date(now.getTime() + soonHours * 3_600_000).toISOString()
  return [lead('contact_due_at', '>', moment), lead('contact_due_at', '<=', soon)]
}

/** Where to look for what was typed; undefined when nothing was, empty when it can be nobody’s. */
export function soughtIn(filter: LeadFilter, { callingCode }: FilterWorld): Sought[] | undefined {
  return filter.q === undefined ? undefined : soughtBy(filter.q, callingCode)
}

/** Whether searching goes through all leads of the filter, rather than by the index of what is sought. */
export function areLookedThrough(filter: LeadFilter): boolean {
  return isApart(filter) || filter.state === 'held'
}

export function beginningWith({ in: column, prefix }: Sought, filter: LeadFilter) {
  return (lead: Leads) => {
    const text = areLookedThrough(filter) ? untempting(column) : sql.ref<string>(column)
    return lead.and([lead(text, '>=', prefix), lead(text, '<', afterPrefix(prefix))])
  }
}
