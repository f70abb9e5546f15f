import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { daysAfter, momentAt } from '#domain/calendar.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { afterPrefix, type Sought, soughtBy } from '#domain/lead/search.ts'
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
    const conditions: Expression<SqlBool>[] = [inState(lead, filter)]
    const { form, service, postcode, region, since, until } = filter
    if (form) conditions.push(lead('form_slug', '=', form))
    if (service) conditions.push(lead('service', '=', service))
    if (postcode) conditions.push(lead('postcode', '=', postcode))
    if (region) conditions.push(lead('region', '=', region))
    if (filter.owner === 'nobody') conditions.push(lead('owner', 'is', null))
    else if (filter.owner) conditions.push(lead('owner', '=', filter.owner))
    if (filter.suspected) conditions.push(lead('suspected', 'is not', null))
    if (filter.due) conditions.push(...dueConditions(lead, filter.due, world.now))
    const { timeZone } = world
    if (since) conditions.push(lead('id', '>=', firstIdAt(momentAt(since, 0, timeZone))))
    if (until)
      conditions.push(lead('id', '<', firstIdAt(momentAt(daysAfter(until, 1), 0, timeZone))))
    return lead.and(conditions)
  }
}

/** Literals, not parameters: an index of open or of new leads only is used where the text says it may be. */
function inState(lead: Leads, { state, due }: LeadFilter): Expression<SqlBool> {
  if (due) return isNew
  return state === 'open' ? isOpen : state === 'new' ? isNew : lead('state', '=', state)
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

export function beginningWith({ in: column, prefix }: Sought) {
  return (lead: Leads) =>
    lead.and([lead(column, '>=', prefix), lead(column, '<', afterPrefix(prefix))])
}
