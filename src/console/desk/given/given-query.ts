import { queryOptions } from '@tanstack/react-query'
import { api, parseResponse } from '../../client/api.ts'

// A hidden tab has no live updates, and it's there that its title and the browser tell.
const everyMs = 30_000

/** The leads that the operator was given and hasn't looked at yet. */
export const givenQuery = queryOptions({
  queryKey: ['given'],
  queryFn: () => parseResponse(api.account.given.$get()),
  refetchInterval: everyMs,
  refetchIntervalInBackground: true,
})
