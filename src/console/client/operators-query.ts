import { queryOptions } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import { api, parseResponse } from './api.ts'

export type Operator = Extract<
  InferResponseType<typeof api.people.$get>,
  { people: unknown }
>['people'][number]

export const operatorsQuery = queryOptions({
  queryKey: ['people'],
  queryFn: () => parseResponse(api.people.$get()),
})
