import { queryOptions } from '@tanstack/react-query'
import { type Answer, api } from '../../client/api.ts'

/** Who gets a lead, with what a preview needs. Only owners may read it. */
export const assignmentQuery = queryOptions({
  queryKey: ['assignment'],
  queryFn: () => api.assignment.$get(),
})

export type AssignmentSettings = Answer<typeof api.assignment.$get>
