import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import { api, parseResponse } from '../api.ts'
import { syncServerTime } from '../clock/server-time.ts'
import { formatAddress, type ListAddress } from './list-address.ts'
import { searchHeader } from './search/search-text.ts'

export type LeadList = InferResponseType<typeof api.leads.$get, 200>
/** A lead as one line of the list. */
export type ListedLead = LeadList['leads'][number]

/** One page of the list, by its address. */
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
    // Another filter’s rows stay until the new ones are there: nothing blinks.
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  })
}
