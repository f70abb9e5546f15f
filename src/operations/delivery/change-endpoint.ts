import type { Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { recordAccountAudit } from '#database/delivery/account-letters.ts'
import { getEndpoint, updateEndpoint } from '#database/delivery/endpoints.ts'
import type { WebhookEndpointsTable } from '#database/schema.ts'
import { type Result, reject } from '#domain/result.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { commit } from '../world.ts'

export type ChangeEndpointResult = Result<object, 'unknown'>

type Endpoint = NonNullable<Awaited<ReturnType<typeof getEndpoint>>>

/** A change to an endpoint and its audit kind; undefined when there is nothing to change. */
type EndpointChange =
  | {
      kind: 'webhook closed' | 'webhook opened again' | 'webhook secret changed'
      set: Updateable<WebhookEndpointsTable>
    }
  | undefined

/** Changes an endpoint and records it in the audit log, in one transaction. */
export function changeEndpoint(
  id: string,
  decide: (endpoint: Endpoint, at: Date) => EndpointChange,
  world: ActorDeps,
): Promise<ChangeEndpointResult> {
  return commit(world, async (trx): Promise<ChangeEndpointResult> => {
    const endpoint = await getEndpoint(trx, id)
    if (!endpoint) return noSuchEndpoint
    const at = world.now()
    const change = decide(endpoint, at)
    if (change === undefined) return { ok: true }
    await updateEndpoint(trx, id, change.set)
    await recordAccountAudit(trx, {
      id: uuidv7(),
      at: at.toISOString(),
      operator: world.by,
      kind: change.kind,
      detail: { endpoint: id },
    })
    return { ok: true }
  })
}

export const noSuchEndpoint = reject('unknown', 'There is no open webhook like this any more.')
