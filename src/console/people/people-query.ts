import { queryOptions } from '@tanstack/react-query'
import { api, parseResponse } from '../api.ts'

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: () => parseResponse(api.people.$get()),
})
