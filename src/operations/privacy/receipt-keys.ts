import { createHash, createPrivateKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import type { Db } from '#database/schema.ts'
import { getOrCreateSetting, replaceSetting } from '#database/settings.ts'
import type { PublishedKey } from '#domain/privacy/consent-receipt.ts'
import type { World } from '../world.ts'

/** A stored key. The private key is derived from the salt and the secret; once the key is replaced, it can't be derived again. */
type StoredKey = PublishedKey & { salt: string | null }

export type SigningKey = { id: string; privateKey: KeyObject }

type KeyDeps = Pick<World, 'now' | 'secret'>

const setting = 'RECEIPT_KEYS'

// Servers look for a new key every few seconds, and their clocks differ.
const overlapMs = 3_600_000

/** The key that receipts are signed with: made once, or again where it was made with another secret. */
export async function getSigningKey(db: Db, deps: KeyDeps): Promise<SigningKey> {
  const [current] = await listKeys(db, deps)
  const key = current?.salt && derive(current.salt, deps.secret)
  if (current && key && key.id === current.kid) return key
  await rotateReceiptKey(db, deps)
  return getSigningKey(db, deps)
}

/** All public keys, the current one first. */
export async function listReceiptKeys(db: Db, deps: KeyDeps): Promise<PublishedKey[]> {
  const keys = await listKeys(db, deps)
  return keys.map(({ salt: _, ...published }) => published)
}

/** From now on another key signs. The one before stays published, and can sign nothing any more. */
export async function rotateReceiptKey(db: Db, deps: KeyDeps): Promise<PublishedKey> {
  const before = await listKeys(db, deps)
  const key = makeKey(deps)
  const until = new Date(deps.now().getTime() + overlapMs).toISOString()
  const ended = before.map((one) => ({ ...one, salt: null, until: one.until ?? until }))
  await replaceSetting(db, setting, JSON.stringify(before), JSON.stringify([key, ...ended]))
  return key
}

async function listKeys(db: Db, deps: KeyDeps): Promise<StoredKey[]> {
  return JSON.parse(await getOrCreateSetting(db, setting, JSON.stringify([makeKey(deps)])))
}

function makeKey({ now, secret }: KeyDeps): StoredKey {
  const salt = randomBytes(32).toString('base64url')
  const { id, x } = derive(salt, secret)
  const from = new Date(now().getTime() - overlapMs).toISOString()
  return { kty: 'OKP', crv: 'Ed25519', kid: id, x, from, until: null, salt }
}

/** How RFC 8410 begins a private key of 32 bytes. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key that a salt and our secret make. */
function derive(salt: string, secret: string): SigningKey & { x: string } {
  const seed = Buffer.from(hkdfSync('sha256', secret, salt, 'consent receipts', 32))
  const key = Buffer.concat([pkcs8, seed])
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  const { x = '' } = privateKey.export({ format: 'jwk' })
  const id = createHash('sha256').update(x).digest('hex').slice(0, 16)
  return { id, x, privateKey }
}
