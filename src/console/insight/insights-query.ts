import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Period } from '#domain/insight/period.ts'
import { type Answer, api } from '../client/api.ts'

export type Insights = Answer<typeof api.insights.$get>

export type InstallerInsights = Answer<typeof api.insights.installers.$get>

/** The results of offers in a period, and where no installer takes leads today. */
export function installerInsightsQuery(period: Period) {
  return queryOptions({
    queryKey: ['insights', 'installers', period],
    queryFn: () => api.insights.installers.$get({ query: period }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

export type DeskInsights = NonNullable<Answer<typeof api.insights.desk.$get>['figures']>

/** What operators did for the leads of a period, and what came of it. */
export function deskInsightsQuery(period: Period) {
  return queryOptions({
    queryKey: ['insights', 'desk', period],
    queryFn: () => api.insights.desk.$get({ query: period }),
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
    queryFn: () => api.insights.$get({ query: period }),
    // The previous figures stay until the new ones arrive, so that nothing flickers.
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    staleTime: 30_000,
  })
}
