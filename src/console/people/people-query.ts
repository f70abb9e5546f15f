import { queryOptions } from '@tanstack/react-query'
import { answered, api } from '../api.ts'

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: () => answered(api.people.$get()),
})
