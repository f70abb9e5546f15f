import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import type { Period } from '#domain/insight/period.ts'
import { api, parseResponse } from '../client/api.ts'

export type Insights = InferResponseType<typeof api.insights.$get, 200>

export type InstallerInsights = InferResponseType<typeof api.insights.installers.$get, 200>

/** What became of offers in a period, and where nobody takes leads today. */
export function installerInsightsQuery(period: Period) {
  return queryOptions({
    queryKey: ['insights', 'installers', period],
    queryFn: async () => {
      const insights: InstallerInsights = await parseResponse(
        api.insights.installers.$get({ query: period }),
      )
      return insights
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

export type DeskInsights = NonNullable<
  InferResponseType<typeof api.insights.desk.$get, 200>['figures']
>

/** What operators did for the leads of a period, and what came of it. */
export function deskInsightsQuery(period: Period) {
  return queryOptions({
    queryKey: ['insights', 'desk', period],
    queryFn: () => parseResponse(api.insights.desk.$get({ query: period })),
    placeholderData: keepPreviousData,
    // It reads every try of the period.
    refetchInterval: 300_000,
    staleTime: 60_000,
  })
}

/** The figures of a period, fetched again once a minute while they are on the screen. */
export function insightsQuery(period: Period) {
  return queryOptions({
    queryKey: ['insights', period],
    queryFn: async () => {
      const insights: Insights = await parseResponse(api.insights.$get({ query: period }))
      return insights
    },
    // The previous figures stay until the new ones arrive, so that nothing flickers.
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    staleTime: 30_000,
  })
}
