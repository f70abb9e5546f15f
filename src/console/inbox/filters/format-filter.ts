import type { LeadFilter } from '#domain/lead/filter.ts'
import { formLabel, regionLabels, serviceLabels, stateLabels } from '../../words/labels.ts'
import { formatWeekdayAndDay, type LocalTime } from '../../words/moments.ts'

/** A part of a filter that is set, in words, and what takes it away. */
export type ActiveFilter = { name: keyof LeadFilter; words: string; without: Partial<LeadFilter> }

/** What is looked for beyond the state, in the order the chips stand. Overdue, soon and nobody’s have chips of their own. */
export function listActiveFilters(
  filter: LeadFilter,
  local: LocalTime,
  nameOf: (operator: string) => string,
): ActiveFilter[] {
  const { since, until, form, service, postcode, region, owner, suspected } = filter
  const set: ActiveFilter[] = []
  const add = (name: keyof LeadFilter, words: string) =>
    set.push({ name, words, without: { [name]: undefined } })
  if (since) add('since', `Since ${formatWeekdayAndDay(since, local)}`)
  if (until) add('until', `Until ${formatWeekdayAndDay(until, local)}`)
  if (form) add('form', `Form ${formLabel(form).toLowerCase()}`)
  if (service) add('service', serviceLabels[service])
  if (postcode) add('postcode', `Postcode ${postcode}`)
  if (region) add('region', regionLabels[region])
  if (owner && owner !== 'nobody') add('owner', `${nameOf(owner)}’s`)
  if (suspected) add('suspected', 'Suspected')
  return set
}

export function listTitle(state: LeadFilter['state']): string {
  if (state === 'open') return 'Open leads'
  return state === 'any' ? 'All leads' : stateLabels[state]
}

/** 'open lead', 'new lead', 'lead held back'. */
export function leadKind(state: LeadFilter['state']): string {
  if (state === 'any') return 'lead'
  return state === 'held' ? 'lead held back' : `${state} lead`
}

/** 'No open lead matches ‘3072’ in Commercial'. */
export function formatNoMatch(
  filter: LeadFilter,
  local: LocalTime,
  nameOf: (operator: string) => string,
): string {
  const others = [
    ...(filter.due === 'past' ? ['Overdue'] : []),
    ...(filter.due === 'soon' ? ['Due within 4 h'] : []),
    ...(filter.owner === 'nobody' ? ['Nobody’s'] : []),
    ...listActiveFilters(filter, local, nameOf).map(({ words }) => words),
  ].join(', ')
  const sought = filter.q ? ` ‘${filter.q}’` : ''
  if (sought && others) return `No ${leadKind(filter.state)} matches${sought} in ${others}`
  return `No ${leadKind(filter.state)} matches${sought || ` ${others}`}`
}

/** Whether anything but the state is asked for. */
export function isNarrowed({ state: _, ...rest }: LeadFilter): boolean {
  return Object.values(rest).some((value) => value !== undefined)
}
