import { queryOptions } from '@tanstack/react-query'
import { type Answer, api } from './api.ts'

export type Operator = Answer<typeof api.people.$get>['people'][number]

export const operatorsQuery = queryOptions({
  queryKey: ['people'],
  queryFn: () => api.people.$get(),
})
