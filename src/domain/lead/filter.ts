import { type Service, services } from '../enquiry/form.ts'
import { type Region, regions } from '../region.ts'
import { type LeadState, leadStates } from './state.ts'

/** Which leads the desk's list shows. It is part of the address, so that it can be bookmarked and shared. */
export type LeadFilter = {
  /** 'open' is new, contacted and quoted together. */
  state: LeadState | 'open' | 'any'
  form?: string
  service?: Service
  postcode?: string
  region?: Region
  /** An operator's id, or 'nobody'. */
  owner?: string
  /** The first and last day, as YYYY-MM-DD in the brand's time zone. */
  since?: string
  until?: string
  /** 'past': the promised call is overdue; 'soon': it is due within four hours. */
  due?: 'past' | 'soon'
  suspected?: true
  /** The beginning of a name, email address, phone number or reference. */
  q?: string
}

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Parses a filter from a query string. Invalid values are ignored, so that an old link still shows a list. */
export function parseFilter(query: Readonly<Record<string, unknown>>): LeadFilter {
  const text = (name: string) => {
    const value = query[name]
    return typeof value === 'string' || typeof value === 'number'
      ? String(value).trim() || undefined
      : undefined
  }
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === text(name))
  const matching = (name: string, shape: RegExp) => {
    const value = text(name)
    return value && shape.test(value) ? value : undefined
  }
  const filter = {
    state: oneOf('state', [...leadStates, 'any'] as const) ?? 'open',
    form: matching('form', /^[\w-]{1,60}$/),
    service: oneOf('service', services),
    postcode: matching('postcode', /^[A-Za-z0-9 ]{2,8}$/)?.toUpperCase(),
    region: oneOf('region', regions),
    owner: matching('owner', /^[\w-]{1,64}$/),
    since: matching('since', day),
    until: matching('until', day),
    due: oneOf('due', ['past', 'soon'] as const),
    suspected: query.suspected === '1' || query.suspected === 1 ? (true as const) : undefined,
    q: text('q')?.slice(0, 100),
  }
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined),
  ) as LeadFilter
}

/** Formats a filter for a query string. Defaults are left out. */
export function formatFilter(filter: LeadFilter): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter)
      .filter(([name, value]) => value !== undefined && !(name === 'state' && value === 'open'))
      .map(([name, value]) => [name, value === true ? '1' : String(value)]),
  )
}
