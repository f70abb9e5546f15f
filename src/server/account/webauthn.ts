import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'

/*
 * What a browser says of a passkey, checked as W3C's Web Authentication Level 3 asks for in 7.1 and 7.2. No statement of who
 * made the authenticator is asked for, so there is none to check.
 */

const base64url = z.string().regex(/^[\w-]{1,4000}$/)

export const newPasskey = z.object({
  id: base64url,
  clientData: base64url,
  authenticatorData: base64url,
  publicKey: base64url,
})

export const usedPasskey = z.object({
  id: base64url,
  clientData: base64url,
  authenticatorData: base64url,
  signature: base64url,
})

const clientDataSchema = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
})

/** Algorithms that may sign, for `pubKeyCredParams`: ES256, Ed25519, RS256. */
export const algorithms = [-7, -8, -257]

/** The challenge that was answered, if it was answered on our own page. */
export function challengeOf(
  clientData: string,
  { type, siteUrl }: { type: 'webauthn.create' | 'webauthn.get'; siteUrl: string },
): string | undefined {
  const read = clientDataSchema.safeParse(parseJson(bytes(clientData).toString('utf8')))
  if (!read.success || read.data.type !== type || read.data.crossOrigin) return undefined
  return read.data.origin === new URL(siteUrl).origin ? read.data.challenge : undefined
}

/** What to keep of a new passkey; undefined when it is none of ours. */
export function readNewPasskey(
  { id, authenticatorData, publicKey }: z.infer<typeof newPasskey>,
  siteUrl: string,
): { id: string; publicKey: string; count: number } | undefined {
  const data = bytes(authenticatorData)
  const read = readAuthenticatorData(data, siteUrl)
  if (!read || !(read.flags & attested) || !toKey(publicKey)) return undefined
  const length = data.length >= idOffset ? data.readUInt16BE(idOffset - 2) : 0
  const stated = data.subarray(idOffset, idOffset + length).toString('base64url')
  return length > 0 && stated === id ? { id, publicKey, count: read.count } : undefined
}

/** The count of uses of a passkey that signed this; undefined when it didn't, or looks like a copy. */
export function countOfUse(
  { clientData, authenticatorData, signature }: z.infer<typeof usedPasskey>,
  { publicKey, count }: { publicKey: string; count: number },
  siteUrl: string,
): number | undefined {
  const data = bytes(authenticatorData)
  const read = readAuthenticatorData(data, siteUrl)
  const key = toKey(publicKey)
  if (!read || !key) return undefined
  // Those that don't count say 0 each time.
  if ((read.count > 0 || count > 0) && read.count <= count) return undefined
  const signed = Buffer.concat([data, sha256(bytes(clientData))])
  const algorithm = key.asymmetricKeyType === 'ed25519' ? null : 'sha256'
  return verify(algorithm, signed, key, bytes(signature)) ? read.count : undefined
}

const present = 0x01
const attested = 0x40
/** After the hash of our name, the flags, the count, the maker's id and the length of the passkey's id. */
const idOffset = 32 + 1 + 4 + 16 + 2

function readAuthenticatorData(data: Buffer, siteUrl: string) {
  if (data.length < 37) return undefined
  const isOurs = data.subarray(0, 32).equals(sha256(new URL(siteUrl).hostname))
  const flags = data.readUInt8(32)
  return isOurs && flags & present ? { flags, count: data.readUInt32BE(33) } : undefined
}

function toKey(publicKey: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: bytes(publicKey), format: 'der', type: 'spki' })
    const isKnown =
      ['ed25519', 'rsa'].includes(key.asymmetricKeyType ?? '') ||
      key.asymmetricKeyDetails?.namedCurve === 'prime256v1'
    return isKnown ? key : undefined
  } catch {
    return undefined
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function sha256(value: Buffer | string): Buffer {
  return createHash('sha256').update(value).digest()
}

function bytes(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}
