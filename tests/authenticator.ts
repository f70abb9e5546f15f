import { createHash, generateKeyPairSync, sign } from 'node:crypto'

type Options = { type: 'webauthn.create' | 'webauthn.get'; challenge: unknown }
type Changes = { origin?: string; site?: string; flags?: number; count?: number; type?: string }

/** An authenticator without hardware: makes one passkey and uses it, as a browser on our page would hand it to the desk. */
export function createAuthenticator(page = 'http://localhost:3000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest()
  let uses = 0

  function answer({ type, challenge }: Options, changes: Changes) {
    const origin = changes.origin ?? page
    const clientData = Buffer.from(
      JSON.stringify({ type: changes.type ?? type, challenge, origin, crossOrigin: false }),
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
    make(challenge: unknown, changes: Changes = {}) {
      const { clientData, data } = answer({ type: 'webauthn.create', challenge }, changes)
      const length = Buffer.from([0, id.length])
      return {
        id: id.toString('base64url'),
        clientData: clientData.toString('base64url'),
        authenticatorData: Buffer.concat([data, Buffer.alloc(16), length, id]).toString(
          'base64url',
        ),
        publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
      }
    },
    use(challenge: unknown, changes: Changes = {}) {
      const { clientData, data } = answer({ type: 'webauthn.get', challenge }, changes)
      const signed = Buffer.concat([data, sha256(clientData)])
      return {
        id: id.toString('base64url'),
        clientData: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      }
    },
  }
}

function sha256(value: Buffer | string): Buffer {
  return createHash('sha256').update(value).digest()
}
