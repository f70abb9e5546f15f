import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { api, isApiError, parseResponse } from './api.ts'

/**
 * Who is signed in; null when nobody is. Once somebody is at the desk, a session that ends is no reason to forget
 * who it was: the desk says so, and what was being written stays.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ client, queryKey }) =>
    parseResponse(api.session.$get()).catch((error: unknown) => {
      if (isApiError(error, 'signed-out') && !client.getQueryData(queryKey)) return null
      throw error
    }),
  staleTime: 60_000,
})

/** The operator at the desk. Screens inside the desk are not shown to anybody else. */
export function useOperator() {
  const { data } = useSuspenseQuery(sessionQuery)
  if (!data) throw new Error('A screen of the desk was shown to nobody')
  return data.operator
}

export function useSession() {
  return useSuspenseQuery(sessionQuery).data
}
