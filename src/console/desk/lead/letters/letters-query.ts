import { queryOptions } from '@tanstack/react-query'
import { type Answer, api } from '../../../client/api.ts'

export type LetterDrafts = Answer<(typeof api.leads)[':id']['letters']['$get']>

/** The templates as they read for a lead, and whether anything may be written at all. */
export const letterDraftsQuery = (id: string) =>
  queryOptions({
    queryKey: ['letter-drafts', id],
    queryFn: () => api.leads[':id'].letters.$get({ param: { id } }),
    staleTime: 0,
  })
