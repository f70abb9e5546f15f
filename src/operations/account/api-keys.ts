import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { getApiKey, insertApiKey, updateApiKey } from '#database/account/api-keys.ts'
import { type Caller, oldKeyMs, type Scope } from '#domain/account/api-key.ts'
import { type Result, reject } from '#domain/result.ts'
import { keyedHash } from '../keyed-hash.ts'
import { type DeskEvent, recordDeskEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import type { ActorDeps } from './write-audit.ts'

type KeyWorld = ActorDeps & Pick<World, 'secret'>

/** Creates a secret key for another program. It is returned this once. */
export async function createApiKey(
  { label, scopes }: { label: string; scopes: readonly Scope[] },
  world: KeyWorld,
): Promise<{ id: string; key: string }> {
  const id = uuidv7()
  const { key, ...stored } = generateKey(world.secret)
  const words = scopes.join(' ')
  await commit(world, async (trx) => {
    const created_at = world.now().toISOString()
    await insertApiKey(trx, {
      id,
      label,
      scopes: words,
      operator: world.by,
      created_at,
      ...stored,
    })
    await recordDeskEvent(trx, { kind: 'api key made', detail: { key: id, scopes: words } }, world)
  })
  return { id, key }
}

/** Gives a key a new secret. The old one works for another day. */
export async function rotateApiKey(
  id: string,
  world: KeyWorld,
): Promise<Result<{ key: string }, 'unknown'>> {
  const { key, ...stored } = generateKey(world.secret)
  const old_until = new Date(world.now().getTime() + oldKeyMs).toISOString()
  const changed = await change(
    id,
    ({ hash }) => ({ ...stored, old_hash: hash, old_until }),
    { kind: 'api key changed', detail: { key: id } },
    world,
  )
  return changed.ok ? { ok: true, key } : changed
}

/** Takes a key back, with the one before it. */
export function revokeApiKey(id: string, world: KeyWorld): Promise<Result<object, 'unknown'>> {
  const revoked_at = world.now().toISOString()
  return change(id, () => ({ revoked_at }), { kind: 'api key revoked', detail: { key: id } }, world)
}

function change(
  id: string,
  set: Parameters<typeof updateApiKey>[2],
  event: DeskEvent,
  world: KeyWorld,
): Promise<Result<object, 'unknown'>> {
  return commit(world, async (trx) => {
    if (!(await updateApiKey(trx, id, set)))
      return reject('unknown', 'There is no such key, or it was taken back.')
    await recordDeskEvent(trx, event, world)
    return { ok: true }
  })
}

function generateKey(secret: string) {
  const key = `wk_${randomBytes(32).toString('base64url')}`
  return { key, hash: hashOf(key, secret), ending: key.slice(-4) }
}

function hashOf(key: string, secret: string): string {
  return keyedHash(secret, 'api key', key)
}

// Whether it is used at all is all that anybody asks.
const usedEveryMs = 3_600_000

/** Who calls with this key. Only owners may have keys: with its maker’s place a key ends, too. */
export async function findCaller(
  key: string,
  { database, now, secret }: Pick<World, 'database' | 'now' | 'secret'>,
): Promise<Caller | undefined> {
  const row = await getApiKey(database.db, hashOf(key, secret), now())
  if (!row || row.revoked_at || row.closed_at || row.role !== 'owner') return undefined
  const used_at = now().toISOString()
  if (!row.used_at || Date.parse(used_at) - Date.parse(row.used_at) > usedEveryMs)
    await commit({ database }, (trx) => updateApiKey(trx, row.id, () => ({ used_at })))
  const scopes = row.scopes.split(' ') as Scope[]
  return { id: row.id, label: row.label, scopes, maker: { id: row.operator, role: 'owner' } }
}
