import { queryOptions } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import { sendAfterSeconds } from '#domain/lead/undo.ts'
import { api, parseResponse } from '../api.ts'
import { serverTime, syncServerTime } from '../clock/server-time.ts'

type Answer = InferResponseType<(typeof api.leads)[':id']['$get'], 200>
/** A lead with everything the desk shows of it. */
export type LeadDetails = Answer['lead']

export function leadQuery(id: string) {
  return queryOptions({
    queryKey: ['lead', id],
    queryFn: async (): Promise<LeadDetails> => {
      const { now, lead } = await parseResponse(api.leads[':id'].$get({ param: { id } }))
      syncServerTime(now)
      return lead
    },
    staleTime: 5_000,
    refetchInterval: ({ state }) => (state.data && hasDeliveryUnderWay(state.data) ? 2_000 : false),
  })
}

/** Whether somebody is about to be told of it. No news tells how that went: it is looked for. */
function hasDeliveryUnderWay({ deliveries }: LeadDetails): boolean {
  const soon = serverTime().getTime() + (sendAfterSeconds + 3) * 1000
  return deliveries.some(
    ({ retryAt, endpoint }) => retryAt !== null && Date.parse(retryAt) <= soon && !endpoint?.quiet,
  )
}

/** The lead as it stands on the screen, for a change to it. */
export function toSnapshot({ id, version, name, reference, owner, state }: LeadDetails) {
  return { id, version, name: name || reference, owner, state }
}
