import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Being offline is an answer like another: screens say so and keep what they had.
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && isTemporary(error),
    },
    mutations: { networkMode: 'always' },
  },
})

function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 503)
}
