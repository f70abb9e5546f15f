import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Answer, api } from '../client/api.ts'

/** A webhook with its latest attempts. */
export type Endpoint = Answer<typeof api.endpoints.$get>['endpoints'][number]

export const endpointsQuery = queryOptions({
  queryKey: ['endpoints'],
  queryFn: () => api.endpoints.$get(),
  staleTime: 30_000,
})

/** Whether deliveries fail, or the webhook was turned off after failing and is still off. */
export function isFailing({ closedAt, retrying, quietSince }: Endpoint): boolean {
  return quietSince !== null || (!closedAt && retrying > 0)
}

/** How many webhooks are failing. */
export function useFailingCount(): number {
  const { data } = useQuery({ ...endpointsQuery, refetchInterval: 60_000 })
  return data?.endpoints.filter(isFailing).length ?? 0
}

export type ClientKey = Answer<typeof api.keys.$get>['keys'][number]

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: () => api.keys.$get(),
})

export type ApiKey = Answer<(typeof api)['api-keys']['$get']>['keys'][number]

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: () => api['api-keys'].$get(),
})

export type AdForm = Answer<(typeof api)['ad-forms']['$get']>['forms'][number]

/** Forms in advertisements, asked for again and again: a new one appears with its first entry. Only owners may read it. */
export const adFormsQuery = queryOptions({
  queryKey: ['ad-forms'],
  queryFn: () => api['ad-forms'].$get(),
  refetchInterval: 30_000,
})

export const recipientsQuery = queryOptions({
  queryKey: ['recipients'],
  queryFn: () => api.recipients.$get(),
})

/** Whether owners get a letter each Monday. Only owners may read it. */
export const weeklyLetterQuery = queryOptions({
  queryKey: ['weekly-letter'],
  queryFn: () => api['weekly-letter'].$get(),
})

/** How leads are offered to installers. Only owners may read it. */
export const offerRulesQuery = queryOptions({
  queryKey: ['offer-rules'],
  queryFn: () => api['offer-rules'].$get(),
})

export type LetterTemplate = Answer<(typeof api)['letter-templates']['$get']>['templates'][number]

/** What emails from the desk begin with. Only owners may read it. */
export const letterTemplatesQuery = queryOptions({
  queryKey: ['letter-templates'],
  queryFn: () => api['letter-templates'].$get(),
})
