import { queryOptions } from '@tanstack/react-query'
import { answered, api } from '../api.ts'

export const endpointsQuery = queryOptions({
  queryKey: ['endpoints'],
  queryFn: () => answered(api.endpoints.$get()),
  staleTime: 30_000,
})

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: () => answered(api.keys.$get()),
})

export const recipientsQuery = queryOptions({
  queryKey: ['recipients'],
  queryFn: () => answered(api.recipients.$get()),
})
