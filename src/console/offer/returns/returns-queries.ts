import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Answer, api } from '../../client/api.ts'

export const returnsQuery = queryOptions({
  queryKey: ['returns'],
  queryFn: () => api.returns.$get(),
  refetchInterval: 60_000,
})

export type Waiting = Answer<typeof api.returns.$get>
export type WaitingReturn = Waiting['returns'][number]
export type AskedByInstaller = Waiting['requests'][number]
export type WaitingCredit = Waiting['goodwill'][number]

const countQuery = queryOptions({
  queryKey: ['returns', 'count'],
  queryFn: () => api.returns.count.$get(),
  refetchInterval: 60_000,
  staleTime: 30_000,
})

/** How many returns, credits and requests wait for a decision. */
export function useReturnCount(): number {
  return useQuery(countQuery).data?.waiting ?? 0
}
