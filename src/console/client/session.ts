import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { api, isApiError } from './api.ts'
import { syncServerTime } from './server-time.ts'

/**
 * The session of the signed-in operator, else null. A session that ends while the desk is open stays in the cache: the
 * desk then shows a notice, and unsaved text stays on the screen.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ client, queryKey }) =>
    api.session.$get().then(
      (session) => {
        syncServerTime(session.now)
        return session
      },
      (error: unknown) => {
        if (isApiError(error, 'signed-out') && !client.getQueryData(queryKey)) return null
        throw error
      },
    ),
  staleTime: 60_000,
})

/** The operator who is signed in. Only for screens inside the desk. */
export function useOperator() {
  const { data } = useSuspenseQuery(sessionQuery)
  if (!data) throw new Error('useOperator needs a session')
  return data.operator
}

export function useSession() {
  return useSuspenseQuery(sessionQuery).data
}
