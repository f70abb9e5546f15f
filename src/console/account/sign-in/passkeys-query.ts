import { queryOptions } from '@tanstack/react-query'
import { api, parseResponse } from '../../client/api.ts'

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => parseResponse(api.account.passkeys.$get()),
})
