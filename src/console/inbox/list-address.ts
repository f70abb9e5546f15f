import { type LeadFilter, readFilter, writeFilter } from '#domain/lead/filter.ts'
import { searchKey, searchText } from './search/search-text.ts'

/** Which leads the list shows, in which order, and from where on. All of it stands in the address, a text that is searched for by its key. */
export type ListAddress = {
  filter: LeadFilter
  order: 'newest' | 'due'
  /** The last lead of the page before. */
  before?: string
  /** How many leads stand on the pages before. */
  passed: number
}

export const pageSize = 15

export function parseAddress(search: Readonly<Record<string, unknown>>): ListAddress {
  const before = typeof search.before === 'string' ? search.before : undefined
  const passed = Number(search.passed)
  const q = typeof search.search === 'string' ? searchText(search.search) : undefined
  return {
    filter: { ...readFilter(search), ...(q ? { q } : {}) },
    order: search.order === 'due' ? 'due' : 'newest',
    ...(before ? { before } : {}),
    passed: before && Number.isInteger(passed) && passed > 0 ? passed : 0,
  }
}

/** The address as the browser shows it; what is usual is left out. */
export function formatAddress({ filter, order, before, passed }: ListAddress): SearchParams {
  const { q, ...others } = filter
  return {
    ...writeFilter(others),
    ...(q ? { search: searchKey(q) } : {}),
    ...(order === 'due' ? { order } : {}),
    ...(before ? { before, passed: String(passed) } : {}),
  }
}
export type SearchParams = Record<string, string>

/** The same list from its beginning, with its filter changed. */
export function withFilter(address: ListAddress, change: Partial<LeadFilter>): ListAddress {
  return { filter: { ...address.filter, ...change }, order: address.order, passed: 0 }
}

/** The page after the one that ends with this lead. */
export function nextPage(address: ListAddress, last: string): ListAddress {
  return { ...address, before: last, passed: address.passed + pageSize }
}

export function firstPage({ filter, order }: ListAddress): ListAddress {
  return { filter, order, passed: 0 }
}

/** Tells one list from another. */
export function listKey(address: ListAddress): string {
  return JSON.stringify(formatAddress(address))
}
