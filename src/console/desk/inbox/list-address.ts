import { type ListOrder, listOrders } from '#domain/desk/saved-view.ts'
import { formatFilter, type LeadFilter, parseFilter } from '#domain/lead/filter.ts'
import { openStates } from '#domain/lead/state.ts'
import { searchKey, searchText } from '../../client/search-text.ts'

/** Which leads a list contains, in which order, and from where on. The address bar holds all of it, with a key in place of the search. */
export type ListAddress = {
  filter: LeadFilter
  order: ListOrder
  /** The id of the saved view that it was opened from. It may have been changed since. */
  view?: string
  /** The last lead of the previous page. */
  before?: string
  /** How many leads the previous pages contain. */
  passed: number
}

export const orderLabels: Record<ListOrder, string> = {
  queue: 'next action first',
  newest: 'newest first',
  due: 'by promise',
}

export const pageSize = 15

export function parseAddress(search: Readonly<Record<string, unknown>>): ListAddress {
  const text = (name: string) => {
    const value = search[name]
    return typeof value === 'string' && value ? value : undefined
  }
  const [before, view, key] = [text('before'), text('view'), text('search')]
  const passed = Number(search.passed)
  const q = key && searchText(key)
  const filter = { ...parseFilter(search), ...(q ? { q } : {}) }
  return {
    filter,
    order: listOrders.find((order) => order === search.order) ?? usualOrder(filter),
    ...(view ? { view } : {}),
    ...(before ? { before } : {}),
    passed: before && Number.isInteger(passed) && passed > 0 ? passed : 0,
  }
}

/** Open leads by what is to be done next, complaints by when their outcome is due, all others the newest first. */
export function usualOrder({ state }: LeadFilter): ListOrder {
  if (state === 'complaint') return 'due'
  return ['open', ...openStates].includes(state) ? 'queue' : 'newest'
}

/** The address as URL parameters, without those that have their default value. */
export function formatAddress({ filter, order, view, before, passed }: ListAddress): SearchParams {
  const { q, ...others } = filter
  return {
    ...formatFilter(others),
    ...(q ? { search: searchKey(q) } : {}),
    ...(order === usualOrder(filter) ? {} : { order }),
    ...(view ? { view } : {}),
    ...(before ? { before, passed: String(passed) } : {}),
  }
}
export type SearchParams = Record<string, string>

/** The list as a saved view keeps it: without its search and its page. */
export function formatView({
  filter: { q: _, searchAll: __, ...filter },
  order,
}: ListAddress): string {
  return new URLSearchParams(formatAddress({ filter, order, passed: 0 })).toString()
}

/** The first page of the list with a changed filter. Another state has its own usual order. */
export function withFilter(address: ListAddress, change: Partial<LeadFilter>): ListAddress {
  const { view, order } = address
  const filter = { ...address.filter, ...change }
  const isUsual = order === usualOrder(address.filter)
  return {
    filter,
    order: isUsual ? usualOrder(filter) : order,
    ...(view ? { view } : {}),
    passed: 0,
  }
}

/** The page after the one of this size whose last lead is `last`. */
export function nextPage(address: ListAddress, last: string, size = pageSize): ListAddress {
  return { ...address, before: last, passed: address.passed + size }
}

export function firstPage({ before: _, ...address }: ListAddress): ListAddress {
  return { ...address, passed: 0 }
}

/** Equal for equal lists. */
export function listKey(address: ListAddress): string {
  return JSON.stringify(formatAddress(address))
}
