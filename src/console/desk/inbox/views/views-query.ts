import { queryOptions, useQuery } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import { api, parseResponse } from '../../../client/api.ts'

export type SavedView = InferResponseType<typeof api.views.$get, 200>['views'][number]

/** The lists that were saved under a name, with how many leads each has. They change as counts do. */
export const viewsQuery = queryOptions({
  queryKey: ['counts', 'views'],
  queryFn: () => parseResponse(api.views.$get()),
  staleTime: 60_000,
})

export function useSavedViews(): SavedView[] {
  return useQuery(viewsQuery).data?.views ?? []
}
