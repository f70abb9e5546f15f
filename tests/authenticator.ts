import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = { type: 'webauthn.create' | 'webauthn.get'; challenge: unknown }
type Changes = {
  origin?: string
  site?: string
  flags?: number
  count?: number
  type?: string
  crossOrigin?: boolean
  key?: Uint8Array
}

type Algorithm = 'ES256' | 'Ed25519' | 'RS256' | 'P-384'

const keyPairs: Record<Algorithm, () => { publicKey: KeyObject; privateKey: KeyObject }> = {
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  Ed25519: () => generateKeyPairSync('ed25519'),
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
  'P-384': () => generateKeyPairSync('ec', { namedCurve: 'P-384' }),
}

/** A key as authenticators write it (RFC 9053, 7): its type, its algorithm and its parts. */
function coseOf(key: KeyObject, algorithm: Algorithm): Map<number, number | Uint8Array> {
  const { x = '', y = '', n = '', e = '' } = key.export({ format: 'jwk' })
  const part = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))
  const ellipticCurve = (name: number, curve: number) =>
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, name],
      [-1, curve],
      [-2, part(x)],
      [-3, part(y)],
    ])
  switch (algorithm) {
    case 'ES256':
      return ellipticCurve(-7, 1)
    case 'P-384':
      return ellipticCurve(-35, 2)
    case 'Ed25519':
      return new Map<number, number | Uint8Array>([
        [1, 1],
        [3, -8],
        [-1, 6],
        [-2, part(x)],
      ])
    case 'RS256':
      return new Map<number, number | Uint8Array>([
        [1, 3],
        [3, -257],
        [-1, part(n)],
        [-2, part(e)],
      ])
  }
}

/** An authenticator without hardware: makes one passkey and uses it, as a browser on our page would hand it to the desk. */
export function createAuthenticator(
  page = 'http://localhost:3000',
  algorithm: Algorithm = 'ES256',
) {
  const { publicKey, privateKey } = keyPairs[algorithm]()
  const id = createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest()
  let uses = 0

  function answer({ type, challenge }: Options, changes: Changes) {
    const origin = changes.origin ?? page
    const clientData = Buffer.from(
      JSON.stringify({
        type: changes.type ?? type,
        challenge,
        origin,
        crossOrigin: changes.crossOrigin ?? false,
      }),
    )
    uses += 1
    const head = Buffer.alloc(5)
    head.writeUInt8(changes.flags ?? (type === 'webauthn.create' ? 0x41 : 0x01), 0)
    head.writeUInt32BE(changes.count ?? uses, 1)
    const site = changes.site ?? new URL(page).hostname
    return { clientData, data: Buffer.concat([sha256(site), head]) }
  }

  return {
    id: id.toString('base64url'),
    /** As it was stored while we checked passkeys ourselves. */
    spki: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
    make(challenge: unknown, changes: Changes = {}) {
      const { clientData, data } = answer({ type: 'webauthn.create', challenge }, changes)
      const length = Buffer.from([0, id.length])
      const key = changes.key ?? isoCBOR.encode(coseOf(publicKey, algorithm) as never)
      const authData = Uint8Array.from(Buffer.concat([data, Buffer.alloc(16), length, id, key]))
      return {
        id: id.toString('base64url'),
        clientData: clientData.toString('base64url'),
        attestation: Buffer.from(
          isoCBOR.encode(
            new Map<string, unknown>([
              ['fmt', 'none'],
              ['attStmt', new Map()],
              ['authData', authData],
            ]) as never,
          ),
        ).toString('base64url'),
      }
    },
    use(challenge: unknown, changes: Changes = {}) {
      const { clientData, data } = answer({ type: 'webauthn.get', challenge }, changes)
      const signed = Buffer.concat([data, sha256(clientData)])
      return {
        id: id.toString('base64url'),
        clientData: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign(algorithm === 'Ed25519' ? null : 'sha256', signed, privateKey).toString(
          'base64url',
        ),
      }
    },
  }
}

function sha256(value: Buffer | string): Buffer {
  return createHash('sha256').update(value).digest()
}
