import { useQuery } from '@tanstack/react-query'
import { endpointsQuery } from './settings-queries.ts'
import type { EndpointShown } from './Webhook.tsx'

/** How many webhooks do not arrive, in words for the rail; nothing when all do. */
export function useFailing(): string | undefined {
  const { data } = useQuery({ ...endpointsQuery, refetchInterval: 60_000 })
  const failing = data?.endpoints.filter(isFailing)
  return failing?.length ? `${failing.length} failing` : undefined
}

/** Whether something doesn’t arrive at a webhook, or it was turned off for that and nobody has looked at it since. */
export function isFailing({ closedAt, retrying, quietSince }: EndpointShown): boolean {
  return quietSince !== null || (!closedAt && retrying > 0)
}
