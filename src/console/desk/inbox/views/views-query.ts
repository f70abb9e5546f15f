import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Answer, api } from '../../../client/api.ts'

export type SavedView = Answer<typeof api.views.$get>['views'][number]

/** The lists that were saved under a name, with how many leads each has. They change as counts do. */
export const viewsQuery = queryOptions({
  queryKey: ['counts', 'views'],
  queryFn: () => api.views.$get(),
  staleTime: 60_000,
})

export function useSavedViews(): SavedView[] {
  return useQuery(viewsQuery).data?.views ?? []
}
