import { queryOptions } from '@tanstack/react-query'
import { api, parseResponse } from '../../../client/api.ts'

/** Who an operator calls next, and how much is due. It changes as lists do. */
export const queueQuery = queryOptions({
  queryKey: ['leads', 'queue'],
  queryFn: () => parseResponse(api.queue.$get()),
  staleTime: 15_000,
})

/** Who is at the desk, and whom they call. */
export const atDeskQuery = queryOptions({
  queryKey: ['leads', 'at-desk'],
  queryFn: () => parseResponse(api.queue.desk.$get()),
  staleTime: 15_000,
})
