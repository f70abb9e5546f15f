import { freshHealth } from '#database/endpoint-health.ts'
import { type ChangeEndpointResult, changeEndpoint } from './change-endpoint.ts'
import type { ActorDeps } from './write-audit.ts'

/** Opens a closed endpoint again, for new leads. */
export function reopenEndpoint(id: string, changing: ActorDeps): Promise<ChangeEndpointResult> {
  return changeEndpoint(
    id,
    (endpoint) =>
      endpoint.disabled_at
        ? { kind: 'webhook opened again', set: { ...freshHealth, disabled_at: null } }
        : undefined,
    changing,
  )
}
