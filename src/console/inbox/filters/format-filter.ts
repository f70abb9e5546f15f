import type { LeadFilter } from '#domain/lead/filter.ts'
import { formLabel, regionLabels, serviceLabels, stateLabels } from '../../words/labels.ts'
import { formatWeekdayAndDay, type LocalTime } from '../../words/moments.ts'

type ActiveFilter = {
  name: keyof LeadFilter
  label: string
  /** The change that removes it. */
  removal: Partial<LeadFilter>
}

/** The filters of a list, in the order of their chips. State, overdue, soon and nobody's have controls of their own. */
export function listActiveFilters(
  filter: LeadFilter,
  local: LocalTime,
  nameOf: (operator: string) => string,
): ActiveFilter[] {
  const { since, until, form, service, postcode, region, owner, suspected } = filter
  const active: ActiveFilter[] = []
  const add = (name: keyof LeadFilter, label: string) =>
    active.push({ name, label, removal: { [name]: undefined } })
  if (since) add('since', `Since ${formatWeekdayAndDay(since, local)}`)
  if (until) add('until', `Until ${formatWeekdayAndDay(until, local)}`)
  if (form) add('form', `Form ${formLabel(form).toLowerCase()}`)
  if (service) add('service', serviceLabels[service])
  if (postcode) add('postcode', `Postcode ${postcode}`)
  if (region) add('region', regionLabels[region])
  if (owner && owner !== 'nobody') add('owner', `${nameOf(owner)}’s`)
  if (suspected) add('suspected', 'Suspected')
  return active
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
    ...listActiveFilters(filter, local, nameOf).map(({ label }) => label),
  ].join(', ')
  const query = filter.q ? ` ‘${filter.q}’` : ''
  if (query && others) return `No ${leadKind(filter.state)} matches${query} in ${others}`
  return `No ${leadKind(filter.state)} matches${query || ` ${others}`}`
}

/** Whether there is any filter besides the state. */
export function isNarrowed({ state: _, ...rest }: LeadFilter): boolean {
  return Object.values(rest).some((value) => value !== undefined)
}
