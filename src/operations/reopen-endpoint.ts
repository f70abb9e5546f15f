import { freshHealth } from '#database/endpoint-health.ts'
import { type Changing, changeEndpoint, type EndpointChanged } from './change-endpoint.ts'

/** New leads go to this endpoint again. */
export function reopenEndpoint(id: string, changing: Changing): Promise<EndpointChanged> {
  return changeEndpoint(
    id,
    (endpoint) =>
      endpoint.disabled_at
        ? { kind: 'webhook opened again', set: { ...freshHealth, disabled_at: null } }
        : undefined,
    changing,
  )
}
