import { freshHealth } from '#database/delivery/endpoint-health.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { type ChangeEndpointResult, changeEndpoint } from './change-endpoint.ts'

/** Closes an endpoint. Its waiting deliveries are given up, which the desk shows. */
export function closeEndpoint(id: string, changing: ActorDeps): Promise<ChangeEndpointResult> {
  return changeEndpoint(
    id,
    (endpoint, at) =>
      // An endpoint that we turned off for its silence can still be closed by hand.
      endpoint.disabled_at && endpoint.unanswered === 0
        ? undefined
        : {
            kind: 'webhook closed',
            set: { ...freshHealth, disabled_at: endpoint.disabled_at ?? at.toISOString() },
          },
    changing,
  )
}
