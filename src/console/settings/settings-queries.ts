import { queryOptions } from '@tanstack/react-query'
import { api, parseResponse } from '../api.ts'

export const endpointsQuery = queryOptions({
  queryKey: ['endpoints'],
  queryFn: () => parseResponse(api.endpoints.$get()),
  staleTime: 30_000,
})

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: () => parseResponse(api.keys.$get()),
})

export const recipientsQuery = queryOptions({
  queryKey: ['recipients'],
  queryFn: () => parseResponse(api.recipients.$get()),
})
