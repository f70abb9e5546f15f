import { type Region, regions } from '#estimate/region.ts'
import { type Service, services } from '../enquiry/form.ts'
import { type FigureFilter, parseFigureFilter } from './figure-filter.ts'
import { type NextActionKind, nextActionKinds } from './next-action-kind.ts'
import { type LeadState, leadStates } from './state.ts'

/** Which leads the desk's list shows. It is part of the address, so that it can be bookmarked and shared. */
export type LeadFilter = FigureFilter & {
  /** 'open' is new, contacted and quoted together; 'genuine' is whatever is neither held back nor spam. */
  state: LeadState | 'open' | 'genuine' | 'any'
  form?: string
  service?: Service
  postcode?: string
  region?: Region
  /** An operator's id, 'nobody', or 'me' for the operator who looks. */
  owner?: string
  /** The first and last day, as YYYY-MM-DD in the brand's time zone. */
  since?: string
  until?: string
  /**
   * 'past': the promised call is overdue; 'soon': its promise ends within four hours; 'today': by midnight. 'now': whatever
   * is to be done next is due; 'overdue': the promise is over, and what is next isn't due yet; 'later': it isn't, and nothing is over.
   */
  due?: (typeof dueFilters)[number]
  /** What is to be done next. */
  action?: NextActionKind
  /** An installer has it, or decides on it, and there is nothing for us to do yet. */
  waiting?: 'installer'
  suspected?: true
  /** The beginning of a name, email address, phone number or reference, of a place or an email’s domain, or words of notes. */
  q?: string
  /** Every lead is searched, however many there are and however long that takes. */
  searchAll?: true
}

const dueFilters = ['past', 'soon', 'today', 'now', 'overdue', 'later'] as const

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
    state: oneOf('state', [...leadStates, 'genuine', 'any'] as const) ?? 'open',
    form: matching('form', /^[\w-]{1,60}$/),
    service: oneOf('service', services),
    postcode: matching('postcode', /^[A-Za-z0-9 ]{2,8}$/)?.toUpperCase(),
    region: oneOf('region', regions),
    owner: matching('owner', /^[\w-]{1,64}$/),
    since: matching('since', day),
    until: matching('until', day),
    due: oneOf('due', dueFilters),
    action: oneOf('action', nextActionKinds),
    waiting: oneOf('waiting', ['installer'] as const),
    suspected: isSet(query.suspected),
    q: text('q')?.slice(0, 100),
    searchAll: isSet(query.searchAll),
    ...parseFigureFilter(text),
  }
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined),
  ) as LeadFilter
}

function isSet(value: unknown): true | undefined {
  return value === '1' || value === 1 ? true : undefined
}

/** Formats a filter for a query string. Defaults are left out. */
export function formatFilter(filter: LeadFilter): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter)
      .filter(([name, value]) => value !== undefined && !(name === 'state' && value === 'open'))
      .map(([name, value]) => [name, value === true ? '1' : String(value)]),
  )
}
