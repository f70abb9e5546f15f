import { freshHealth } from '#database/delivery/endpoint-health.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { type ChangeEndpointResult, changeEndpoint } from './change-endpoint.ts'

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
