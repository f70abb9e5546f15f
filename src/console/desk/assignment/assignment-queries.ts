import { queryOptions } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import { api, parseResponse } from '../../client/api.ts'

/** Who gets a lead, with what a preview needs. Only owners may read it. */
export const assignmentQuery = queryOptions({
  queryKey: ['assignment'],
  queryFn: () => parseResponse(api.assignment.$get()),
})

export type AssignmentSettings = InferResponseType<typeof api.assignment.$get, 200>
