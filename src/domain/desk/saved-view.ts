import { formatFilter, parseFilter } from '../lead/filter.ts'

/** The orders of a list: by what is to be done next, by arrival, or by promise. */
export const listOrders = ['queue', 'newest', 'due'] as const
export type ListOrder = (typeof listOrders)[number]

export const longestViewName = 40

/**
 * The query of a list's address as a view keeps it: what cannot be read is left out, and so is a search, which may be
 * a person's name. Equal for equal lists.
 */
export function viewQuery(query: string): string {
  const params = Object.fromEntries(new URLSearchParams(query))
  const { q: _, ...filter } = parseFilter(params)
  const order = listOrders.find((order) => order === params.order)
  const view = { ...formatFilter(filter), ...(order ? { order } : {}) }
  return new URLSearchParams(Object.entries(view).toSorted()).toString()
}
