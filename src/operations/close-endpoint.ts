import { freshHealth } from '#database/endpoint-health.ts'
import { type ActorDeps, type ChangeEndpointResult, changeEndpoint } from './change-endpoint.ts'

/** Nothing more goes to this endpoint. What was still to be delivered is given up, visibly. */
export function closeEndpoint(id: string, changing: ActorDeps): Promise<ChangeEndpointResult> {
  return changeEndpoint(
    id,
    (endpoint, at) =>
      // One that was turned off for its silence may be left so.
      endpoint.disabled_at && endpoint.unanswered === 0
        ? undefined
        : {
            kind: 'webhook closed',
            set: { ...freshHealth, disabled_at: endpoint.disabled_at ?? at.toISOString() },
          },
    changing,
  )
}
