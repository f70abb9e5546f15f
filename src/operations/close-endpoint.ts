import { freshHealth } from '#database/endpoint-health.ts'
import { type Changing, changeEndpoint, type EndpointChanged } from './change-endpoint.ts'

/** Nothing more goes to this endpoint. What was still to be delivered is given up, visibly. */
export function closeEndpoint(id: string, changing: Changing): Promise<EndpointChanged> {
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
