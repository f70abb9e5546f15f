import { queryOptions } from '@tanstack/react-query'
import { sendAfterSeconds } from '#domain/desk/undo.ts'
import { type Answer, api } from '../../client/api.ts'
import { serverTime, syncServerTime } from '../../client/server-time.ts'

/** A lead with everything that its page shows. */
export type LeadDetails = Answer<(typeof api.leads)[':id']['$get']>['lead']

/** What an erasure answered. */
export type ErasedPerson = Answer<(typeof api.leads)[':id']['erase']['$post']>

/** By which the page of an erased lead finds that answer. */
export function eraseKey(id: string) {
  return ['erase', id]
}

export function leadQuery(id: string) {
  return queryOptions({
    queryKey: ['lead', id],
    queryFn: async (): Promise<LeadDetails> => {
      const { now, lead } = await api.leads[':id'].$get({ param: { id } })
      syncServerTime(now)
      return lead
    },
    staleTime: 5_000,
    refetchInterval: ({ state }) => (state.data && hasDeliverySoon(state.data) ? 2_000 : false),
  })
}

/** Deliveries cause no live event, so the page fetches again while one is due. */
function hasDeliverySoon({ deliveries }: LeadDetails): boolean {
  const soon = serverTime().getTime() + (sendAfterSeconds + 3) * 1000
  return deliveries.some(
    ({ retryAt, endpoint }) => retryAt !== null && Date.parse(retryAt) <= soon && !endpoint?.quiet,
  )
}
