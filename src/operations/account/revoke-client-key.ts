import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/account/audit.ts'
import { markRevoked } from '#database/account/client-keys.ts'
import { type Result, reject } from '#domain/result.ts'
import { commit } from '../world.ts'
import type { ActorDeps } from './write-audit.ts'

/** Revokes a public key. It stops working within seconds. */
export function revokeClientKey(id: string, world: ActorDeps): Promise<Result<object, 'unknown'>> {
  return commit(world, async (trx) => {
    const at = world.now().toISOString()
    const revoked = await markRevoked(trx, id, at)
    if (revoked === 'now')
      await recordAudit(trx, {
        id: uuidv7(),
        at,
        operator: world.by,
        kind: 'client key revoked',
        detail: { key: id },
      })
    return revoked === 'unknown' ? reject('unknown', 'There is no such key.') : { ok: true }
  })
}
