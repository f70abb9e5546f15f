import { QueryClient } from '@tanstack/react-query'
import { ApiError, isOffline } from './api.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline, requests fail at once, so that screens can show a notice above the data they have.
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && isTemporary(error),
    },
    mutations: { networkMode: 'always' },
  },
})

function isTemporary(error: unknown): boolean {
  return isOffline(error) || (error instanceof ApiError && error.status === 503)
}
