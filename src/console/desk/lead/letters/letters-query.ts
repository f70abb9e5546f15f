import { queryOptions } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import { api, parseResponse } from '../../../client/api.ts'

export type LetterDrafts = Extract<
  InferResponseType<(typeof api.leads)[':id']['letters']['$get']>,
  { drafts: unknown }
>

/** The templates as they read for a lead, and whether anything may be written at all. */
export const letterDraftsQuery = (id: string) =>
  queryOptions({
    queryKey: ['letter-drafts', id],
    queryFn: () => parseResponse(api.leads[':id'].letters.$get({ param: { id } })),
    staleTime: 0,
  })
