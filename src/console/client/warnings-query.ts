import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

export const warningsQuery = queryOptions({
  queryKey: ['warnings'],
  queryFn: () => api.warnings.$get(),
  refetchInterval: 60_000,
  staleTime: 30_000,
})

/** Whether letters are written to files on the server, so that none reaches anybody. */
export function useLettersAreFiles(): boolean {
  return useQuery(warningsQuery).data?.lettersAreFiles ?? false
}
