import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import type { Period } from '#domain/insight/period.ts'
import { api, parseResponse } from '../api.ts'

export type Insights = InferResponseType<typeof api.insights.$get, 200>

/** The figures of some days. They are asked anew once a minute while somebody looks at them. */
export function insightsQuery(period: Period) {
  return queryOptions({
    queryKey: ['insights', period],
    queryFn: async () => {
      const insights: Insights = await parseResponse(api.insights.$get({ query: period }))
      return insights
    },
    // Other days’ figures stay until the new ones are there: nothing blinks.
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    staleTime: 30_000,
  })
}
