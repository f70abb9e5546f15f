import { queryOptions } from '@tanstack/react-query'
import type { InferRequestType, InferResponseType } from 'hono/client'
import type { DeskOutcome } from '#domain/lead/state.ts'
import { api, parseResponse } from '../../client/api.ts'
import { syncServerTime } from '../../client/server-time.ts'

export type OutcomeName = DeskOutcome
type QueueDesk = InferResponseType<typeof api.queue.desk.$get, 200>
export type DeskOperator = QueueDesk['operators'][number]
export type CallingDay = QueueDesk['day']
export type OutcomeReport = InferRequestType<(typeof api.leads)[':id']['outcomes']['$post']>['json']

/** Everything about the queue is fetched again by the first part of this key. */
export const queueKey = ['queue'] as const

/** Who calls whom, and what this operator has done today. */
export const queueDeskQuery = queryOptions({
  queryKey: [...queueKey, 'desk'],
  queryFn: async () => {
    const desk = await parseResponse(api.queue.desk.$get())
    syncServerTime(desk.now)
    return desk
  },
  staleTime: 5_000,
  refetchInterval: 60_000,
})

/** The queue in its order: the first page of the list. */
export const queueListQuery = queryOptions({
  queryKey: ['leads', 'calling'],
  queryFn: () => parseResponse(api.leads.$get({ query: { order: 'queue' } })),
  staleTime: 5_000,
})

/** What each outcome of a call to this lead would lead to now. */
export function previewsQuery(id: string, version: number) {
  return queryOptions({
    queryKey: [...queueKey, 'outcomes', id, version],
    queryFn: async () => {
      const { outcomes } = await parseResponse(api.leads[':id'].outcomes.$get({ param: { id } }))
      return outcomes
    },
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
}

export const claimNext = (lead?: string) =>
  parseResponse(api.queue.claim.$post({ json: lead ? { lead } : {} }))
export const renewClaim = (lead: string) => parseResponse(api.queue.renew.$post({ json: { lead } }))
export const releaseClaim = () => parseResponse(api.queue.release.$post())
export const startCall = (id: string) =>
  parseResponse(api.leads[':id']['call-started'].$post({ param: { id } }))
export const dropCall = (id: string) =>
  parseResponse(api.leads[':id']['call-dropped'].$post({ param: { id } }))
export const recordOutcome = (id: string, json: OutcomeReport) =>
  parseResponse(api.leads[':id'].outcomes.$post({ param: { id }, json }))
