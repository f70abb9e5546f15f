import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import { api, parseResponse } from '../api.ts'
import { syncServerTime } from '../clock/server-time.ts'
import { formatAddress, type ListAddress } from './list-address.ts'
import { searchHeader } from './search/search-text.ts'

export type LeadList = InferResponseType<typeof api.leads.$get, 200>
/** A lead as the list contains it. */
export type ListedLead = LeadList['leads'][number]

/** One page of the list. */
export function listQuery(address: ListAddress) {
  const search = formatAddress(address)
  return queryOptions({
    queryKey: ['leads', search],
    queryFn: async () => {
      const { before, passed: _, search: __, ...query } = search
      const list: LeadList = await parseResponse(
        api.leads.$get(
          { query: { ...query, ...(before ? { beyond: before } : {}) } },
          { headers: searchHeader(address.filter.q) },
        ),
      )
      syncServerTime(list.now)
      return list
    },
    // The rows of the previous filter stay until the new ones arrive, so that nothing flickers.
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  })
}
