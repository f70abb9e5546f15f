import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, api } from '../../client/api.ts'
import { searchHeader } from '../../client/search-text.ts'
import { syncServerTime } from '../../client/server-time.ts'
import { formatAddress, type ListAddress, pageSize } from './list-address.ts'

export type LeadList = Answer<typeof api.leads.$get>
/** A lead as the list contains it. */
export type ListedLead = LeadList['leads'][number]

/** One page of the list. */
export function listQuery(address: ListAddress, size = pageSize) {
  const search = formatAddress(address)
  return queryOptions({
    queryKey: ['leads', search, size],
    queryFn: async () => {
      const { before, passed: _, search: __, view: ___, ...query } = search
      const { order } = address
      const list: LeadList = await api.leads.$get(
        { query: { ...query, order, size: String(size), ...(before ? { beyond: before } : {}) } },
        { headers: searchHeader(address.filter.q) },
      )
      syncServerTime(list.now)
      return list
    },
    // The rows of the previous filter stay until the new ones arrive, so that nothing flickers.
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  })
}
