import { queryOptions, useQuery } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import { api, parseResponse } from '../client/api.ts'

/** A webhook with its latest attempts. */
export type Endpoint = Extract<
  InferResponseType<typeof api.endpoints.$get>,
  { endpoints: unknown }
>['endpoints'][number]

export const endpointsQuery = queryOptions({
  queryKey: ['endpoints'],
  queryFn: () => parseResponse(api.endpoints.$get()),
  staleTime: 30_000,
})

/** Whether deliveries fail, or the webhook was turned off for that and nobody has looked at it since. */
export function isFailing({ closedAt, retrying, quietSince }: Endpoint): boolean {
  return quietSince !== null || (!closedAt && retrying > 0)
}

/** How many webhooks are failing. */
export function useFailingCount(): number {
  const { data } = useQuery({ ...endpointsQuery, refetchInterval: 60_000 })
  return data?.endpoints.filter(isFailing).length ?? 0
}

export type ClientKey = Extract<
  InferResponseType<typeof api.keys.$get>,
  { keys: unknown }
>['keys'][number]

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: () => parseResponse(api.keys.$get()),
})

export const recipientsQuery = queryOptions({
  queryKey: ['recipients'],
  queryFn: () => parseResponse(api.recipients.$get()),
})

/** Whether owners get a letter each Monday. Only owners may read it. */
export const weeklyLetterQuery = queryOptions({
  queryKey: ['weekly-letter'],
  queryFn: () => parseResponse(api['weekly-letter'].$get()),
})

/** How leads are offered to installers. Only owners may read it. */
export const offerRulesQuery = queryOptions({
  queryKey: ['offer-rules'],
  queryFn: () => parseResponse(api['offer-rules'].$get()),
})

export type LetterTemplate = Extract<
  InferResponseType<(typeof api)['letter-templates']['$get']>,
  { templates: unknown }
>['templates'][number]

/** What emails from the desk begin with. Only owners may read it. */
export const letterTemplatesQuery = queryOptions({
  queryKey: ['letter-templates'],
  queryFn: () => parseResponse(api['letter-templates'].$get()),
})
