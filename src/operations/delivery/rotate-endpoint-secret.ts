import { randomBytes } from 'node:crypto'
import type { Result } from '#domain/result.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { changeEndpoint } from './change-endpoint.ts'

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
