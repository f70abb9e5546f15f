import { queryOptions, useQuery } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import { api, parseResponse } from '../../client/api.ts'

export const returnsQuery = queryOptions({
  queryKey: ['returns'],
  queryFn: () => parseResponse(api.returns.$get()),
  refetchInterval: 60_000,
})

type Waiting = InferResponseType<typeof api.returns.$get, 200>
export type WaitingReturn = Waiting['returns'][number]
export type WaitingCredit = Waiting['goodwill'][number]

const countQuery = queryOptions({
  queryKey: ['returns', 'count'],
  queryFn: () => parseResponse(api.returns.count.$get()),
  refetchInterval: 60_000,
  staleTime: 30_000,
})

/** How many returns and credits wait for a decision. */
export function useReturnCount(): number {
  return useQuery(countQuery).data?.waiting ?? 0
}
