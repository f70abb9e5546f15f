import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/account/audit.ts'
import { insertClientKey } from '#database/account/client-keys.ts'
import { commit } from '../world.ts'
import type { ActorDeps } from './write-audit.ts'

/** Creates a public key for another site or program that sends leads. */
export async function createClientKey(
  label: string,
  world: ActorDeps,
): Promise<{ id: string; key: string }> {
  const clientKey = { id: uuidv7(), key: generateClientKey() }
  const at = world.now().toISOString()
  await commit(world, async (trx) => {
    await insertClientKey(trx, { ...clientKey, label, created_at: at })
    await recordAudit(trx, {
      id: uuidv7(),
      at,
      operator: world.by,
      kind: 'client key made',
      detail: { key: clientKey.id },
    })
  })
  return clientKey
}

/** A key that may be public: it only lets clients insert leads. */
export function generateClientKey(): string {
  return `wattlewise_${randomBytes(24).toString('base64url')}`
}
