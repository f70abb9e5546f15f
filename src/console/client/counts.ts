import { queryOptions, useQuery } from '@tanstack/react-query'
import type { LeadState } from '#domain/lead/state.ts'
import { api } from './api.ts'

/** How many leads there are of each kind. Empty until the server has answered. */
export type Counts = Partial<
  Record<LeadState | 'open' | 'mine' | 'due' | 'waiting' | 'past' | 'today' | 'nobodys', number>
>

const countsQuery = queryOptions({
  queryKey: ['counts', 'states'],
  queryFn: () => api.leads.counts.$get(),
  staleTime: 60_000,
})

export function useCounts(): Counts {
  const { data } = useQuery(countsQuery)
  if (!data) return {}
  const { states, ...others } = data
  return { ...states, ...others }
}
