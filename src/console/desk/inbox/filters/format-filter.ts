import { anybody, noCampaign, parseWeekHour, type WhichTry } from '#domain/lead/figure-filter.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { regionLabels } from '#estimate/region.ts'
import { formLabel, serviceLabels, sourceLabels, stateLabels } from '../../../words/labels.ts'
import { formatWeekdayAndDay, formatWeekHour, type LocalTime } from '../../../words/moments.ts'
import { nextActionLabel } from '../list/format-next-action.ts'

type ActiveFilter = {
  name: keyof LeadFilter
  label: string
  /** The change that removes it. */
  removal: Partial<LeadFilter>
}

/** The filters of a list, in the order of their chips. State, overdue, soon and unassigned have controls of their own. */
export function listActiveFilters(
  filter: LeadFilter,
  local: LocalTime,
  nameOf: (operator: string) => string,
): ActiveFilter[] {
  const { since, until, form, service, postcode, region, owner, suspected, action } = filter
  const active: ActiveFilter[] = []
  const add = (name: keyof LeadFilter, label: string) =>
    active.push({ name, label, removal: { [name]: undefined } })
  if (since) add('since', `Since ${formatWeekdayAndDay(since, local)}`)
  if (action) add('action', nextActionLabel(action))
  if (until) add('until', `Until ${formatWeekdayAndDay(until, local)}`)
  if (form) add('form', `Form ${formLabel(form).toLowerCase()}`)
  if (service) add('service', serviceLabels[service])
  if (postcode) add('postcode', `Postcode ${postcode}`)
  if (region) add('region', regionLabels[region])
  if (owner && owner !== 'nobody' && owner !== 'me') add('owner', `${nameOf(owner)}’s`)
  if (suspected) add('suspected', 'Suspected')
  for (const [name, label] of figureLabels(filter, nameOf)) add(name, label)
  return active
}

/** What insights link to. */
function* figureLabels(
  { tried, reached, credit, promise, hour, nth, source, campaign, erased }: LeadFilter,
  nameOf: (operator: string) => string,
): Iterable<[keyof LeadFilter, string]> {
  const by = (who: string) => (who === anybody ? 'at the desk' : `by ${nameOf(who)}`)
  if (tried) yield ['tried', `Tried ${by(tried)}`]
  if (reached) yield ['reached', `Reached ${by(reached)}`]
  if (promise) yield ['promise', `Promise ${promise}`]
  if (credit) yield ['credit', `Counts for ${creditedLabels[credit] ?? nameOf(credit)}`]
  const struck = hour && parseWeekHour(hour)
  if (struck) yield ['hour', `Tried ${formatWeekHour(struck)}`]
  if (nth) yield ['nth', tryLabels[nth]]
  if (source) yield ['source', sourceLabels[source]]
  if (campaign) yield ['campaign', campaign === noCampaign ? 'No campaign' : campaign]
  if (erased) yield ['erased', 'Erased']
}

const creditedLabels: Readonly<Record<string, string>> = {
  installers: 'installers',
  visitors: 'the person the visitor spoke with',
  nobody: 'nobody',
}

const tryLabels: Record<WhichTry, string> = {
  1: 'Reached on the first try',
  2: 'Reached on the second try',
  3: 'Reached on the third try',
  4: 'Reached on the fourth try',
  5: 'Reached on the fifth try',
  later: 'Reached after the fifth try',
  never: 'Tried, not reached yet',
}

export function listTitle(state: LeadFilter['state']): string {
  if (state === 'open') return 'Queue'
  if (state === 'genuine') return 'Leads without spam'
  return state === 'any' ? 'All leads' : stateLabels[state]
}

/** 'open lead', 'new lead', 'lead held back'. */
export function leadKind(state: LeadFilter['state']): string {
  if (state === 'any' || state === 'genuine') return 'lead'
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
    ...(filter.due === 'today' ? ['Promise ends today'] : []),
    ...(filter.due === 'now' ? ['Due now'] : []),
    ...(filter.due === 'later' ? ['Later'] : []),
    ...(filter.owner === 'me' ? ['Mine'] : []),
    ...(filter.waiting ? ['Waiting for an installer'] : []),
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
