import { useQuery } from '@tanstack/react-query'
import { endpointsQuery } from './settings-queries.ts'

/** How many webhooks do not arrive, in words for the rail; nothing when all do. */
export function useFailing(): string | undefined {
  const { data } = useQuery({ ...endpointsQuery, refetchInterval: 60_000 })
  const failing = data?.endpoints.filter(({ closedAt, retrying }) => !closedAt && retrying > 0)
  return failing?.length ? `${failing.length} failing` : undefined
}
