import { queryOptions } from '@tanstack/react-query'
import type { DeskOutcome } from '#domain/lead/state.ts'
import { type Answer, type Asked, api } from '../../client/api.ts'
import { syncServerTime } from '../../client/server-time.ts'

export type OutcomeName = DeskOutcome
type QueueDesk = Answer<typeof api.queue.desk.$get>
export type DeskOperator = QueueDesk['operators'][number]
export type CallingDay = QueueDesk['day']
export type OutcomeReport = Asked<(typeof api.leads)[':id']['outcomes']['$post']>['json']

/** Everything about the queue is fetched again by the first part of this key. */
export const queueKey = ['queue'] as const

/** Who is calling which visitor, and what this operator has done today. */
export const queueDeskQuery = queryOptions({
  queryKey: [...queueKey, 'desk'],
  queryFn: async () => {
    const desk = await api.queue.desk.$get()
    syncServerTime(desk.now)
    return desk
  },
  staleTime: 5_000,
  refetchInterval: 60_000,
})

/** The queue in its order: the first page of the list. */
export const queueListQuery = queryOptions({
  queryKey: ['leads', 'calling'],
  queryFn: () => api.leads.$get({ query: { order: 'queue' } }),
  staleTime: 5_000,
})

/** What each outcome of a call to this lead would lead to now. */
export function previewsQuery(id: string, version: number) {
  return queryOptions({
    queryKey: [...queueKey, 'outcomes', id, version],
    queryFn: async () => {
      const { outcomes } = await api.leads[':id'].outcomes.$get({ param: { id } })
      return outcomes
    },
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
}

export const claimNext = (lead?: string) => api.queue.claim.$post({ json: lead ? { lead } : {} })
export const renewClaim = (lead: string) => api.queue.renew.$post({ json: { lead } })
export const releaseClaim = () => api.queue.release.$post()
export const startCall = (id: string) => api.leads[':id']['call-started'].$post({ param: { id } })
export const dropCall = (id: string) => api.leads[':id']['call-dropped'].$post({ param: { id } })
export const recordOutcome = (id: string, json: OutcomeReport) =>
  api.leads[':id'].outcomes.$post({ param: { id }, json })
