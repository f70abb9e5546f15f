import { randomBytes } from 'node:crypto'
import type { Updateable } from 'kysely'
import { freshHealth } from '#database/delivery/endpoint-health.ts'
import { getEndpoint, updateEndpoint } from '#database/delivery/endpoints.ts'
import type { WebhookEndpointsTable } from '#database/schema.ts'
import { type Result, reject } from '#domain/result.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { recordDeskEvent } from '../record-event.ts'
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
function changeEndpoint(
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
    await recordDeskEvent(trx, { kind: change.kind, detail: { endpoint: id } }, world)
    return { ok: true }
  })
}

export const noSuchEndpoint = reject('unknown', 'There is no open webhook like this any more.')

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

export type RotateSecretResult = Result<{ secret: string; oldCountsUntil: string }, 'unknown'>

// Long enough to put the new secret in place without missing a message.
const changeOverHours = 24

/** Gives an endpoint a new secret. For a day, messages are signed with the old secret as well. */
export async function rotateEndpointSecret(
  id: string,
  changing: ActorDeps,
): Promise<RotateSecretResult> {
  const secret = generateEndpointSecret()
  let oldCountsUntil = ''
  const changed = await changeEndpoint(
    id,
    (endpoint, at) => {
      oldCountsUntil = new Date(at.getTime() + changeOverHours * 3_600_000).toISOString()
      return {
        kind: 'webhook secret changed',
        set: { secret, old_secret: endpoint.secret, old_secret_until: oldCountsUntil },
      }
    },
    changing,
  )
  return changed.ok ? { ok: true, secret, oldCountsUntil } : changed
}

/** A secret for signing webhooks, in the format of Standard Webhooks. */
export function generateEndpointSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}
