import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { insertClientKey, markRevoked } from '#database/account/client-keys.ts'
import { type Result, reject } from '#domain/result.ts'
import { recordDeskEvent } from '../record-event.ts'
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
    await recordDeskEvent(trx, { kind: 'client key made', detail: { key: clientKey.id } }, world)
  })
  return clientKey
}

/** A key that may be public: it only lets clients insert leads. */
export function generateClientKey(): string {
  return `wattlewise_${randomBytes(24).toString('base64url')}`
}

/** Revokes a public key. It stops working within seconds. */
export function revokeClientKey(id: string, world: ActorDeps): Promise<Result<object, 'unknown'>> {
  return commit(world, async (trx) => {
    const at = world.now().toISOString()
    const revoked = await markRevoked(trx, id, at)
    if (revoked === 'now')
      await recordDeskEvent(trx, { kind: 'client key revoked', detail: { key: id } }, world)
    return revoked === 'unknown' ? reject('unknown', 'There is no such key.') : { ok: true }
  })
}
