import { queryOptions } from '@tanstack/react-query'
import { api } from '../../client/api.ts'

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => api.account.passkeys.$get(),
})
