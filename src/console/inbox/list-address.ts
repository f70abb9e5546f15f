import { formatFilter, type LeadFilter, parseFilter } from '#domain/lead/filter.ts'
import { searchKey, searchText } from './search/search-text.ts'

/** Which leads a list contains, in which order, and from where on. The address bar holds all of it, with a key in place of the search. */
export type ListAddress = {
  filter: LeadFilter
  order: 'newest' | 'due'
  /** The last lead of the previous page. */
  before?: string
  /** How many leads the previous pages contain. */
  passed: number
}

export const pageSize = 15

export function parseAddress(search: Readonly<Record<string, unknown>>): ListAddress {
  const before = typeof search.before === 'string' ? search.before : undefined
  const passed = Number(search.passed)
  const q = typeof search.search === 'string' ? searchText(search.search) : undefined
  return {
    filter: { ...parseFilter(search), ...(q ? { q } : {}) },
    order: search.order === 'due' ? 'due' : 'newest',
    ...(before ? { before } : {}),
    passed: before && Number.isInteger(passed) && passed > 0 ? passed : 0,
  }
}

/** The address as URL parameters, without those that have their default value. */
export function formatAddress({ filter, order, before, passed }: ListAddress): SearchParams {
  const { q, ...others } = filter
  return {
    ...formatFilter(others),
    ...(q ? { search: searchKey(q) } : {}),
    ...(order === 'due' ? { order } : {}),
    ...(before ? { before, passed: String(passed) } : {}),
  }
}
export type SearchParams = Record<string, string>

/** The first page of the list with a changed filter. */
export function withFilter(address: ListAddress, change: Partial<LeadFilter>): ListAddress {
  return { filter: { ...address.filter, ...change }, order: address.order, passed: 0 }
}

/** The page after the one whose last lead is `last`. */
export function nextPage(address: ListAddress, last: string): ListAddress {
  return { ...address, before: last, passed: address.passed + pageSize }
}

export function firstPage({ filter, order }: ListAddress): ListAddress {
  return { filter, order, passed: 0 }
}

/** Equal for equal lists. */
export function listKey(address: ListAddress): string {
  return JSON.stringify(formatAddress(address))
}
