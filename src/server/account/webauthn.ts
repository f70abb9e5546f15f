import { createPublicKey } from 'node:crypto'
import { z } from 'zod'

/*
 * What a browser says of a passkey, checked by a package that is kept for it. Of the user it asks that somebody was there, and who only
 * where no password was given before. The package is loaded with the first passkey, as many servers never see one.
 */

const base64url = z.string().regex(/^[\w-]{1,16000}$/)

export const newPasskey = z.object({ id: base64url, clientData: base64url, attestation: base64url })

export const usedPasskey = z.object({
  id: base64url,
  clientData: base64url,
  authenticatorData: base64url,
  signature: base64url,
})

/** Algorithms that may sign, for `pubKeyCredParams`: ES256, Ed25519, RS256. */
export const algorithms = [-7, -8, -257]

/** The challenge that was answered, if no other site's page had ours in a frame. */
export async function challengeOf(clientData: string): Promise<string | undefined> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  try {
    const { challenge, crossOrigin } = decodeClientDataJSON(clientData)
    return crossOrigin || typeof challenge !== 'string' ? undefined : challenge
  } catch {
    return undefined
  }
}

type Expected = { challenge: string; siteUrl: string; isOnlyFactor?: boolean }

/** What to keep of a new passkey; undefined when it is none of ours. */
export async function readNewPasskey(
  { id, clientData, attestation }: z.infer<typeof newPasskey>,
  expected: Expected,
): Promise<{ id: string; publicKey: string; count: number } | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      ...expectations(expected),
      response: {
        ...credential(id),
        response: { clientDataJSON: clientData, attestationObject: attestation },
      },
      supportedAlgorithmIDs: algorithms,
    })
    if (registrationInfo?.credential.id !== id) return undefined
    const { publicKey, counter } = registrationInfo.credential
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), count: counter }
  } catch {
    return undefined
  }
}

/** The count of uses of a passkey that signed this; undefined when it didn't, or looks like a copy. */
export async function countOfUse(
  { id, clientData, authenticatorData, signature }: z.infer<typeof usedPasskey>,
  { publicKey, count }: { publicKey: string; count: number },
  expected: Expected,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expectations(expected),
      response: {
        ...credential(id),
        response: { clientDataJSON: clientData, authenticatorData, signature },
      },
      credential: { id, publicKey: await coseKey(publicKey), counter: count },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

function expectations({ challenge, siteUrl, isOnlyFactor = false }: Expected) {
  const { origin, hostname } = new URL(siteUrl)
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: isOnlyFactor,
  }
}

function credential(id: string) {
  return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
}

/** The first byte of a key as SPKI, which is how keys were stored until November 2026. No key as COSE begins so. */
const spkiStart = 0x30

/** A stored key as authenticators write it, COSE (RFC 9053, 7): a map of its type, its algorithm and its parts. */
async function coseKey(stored: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = Uint8Array.from(Buffer.from(stored, 'base64url'))
  if (key[0] !== spkiStart) return key
  const { isoCBOR } = await import('@simplewebauthn/server/helpers')
  const spki = createPublicKey({ key: Buffer.from(key), format: 'der', type: 'spki' })
  const { kty, x, y, n, e } = spki.export({ format: 'jwk' })
  const part = (text = '') => Uint8Array.from(Buffer.from(text, 'base64url'))
  const parts: Record<string, [number, number | Uint8Array<ArrayBuffer>][]> = {
    EC: [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, part(x)],
      [-3, part(y)],
    ],
    OKP: [
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, part(x)],
    ],
    RSA: [
      [1, 3],
      [3, -257],
      [-1, part(n)],
      [-2, part(e)],
    ],
  }
  return isoCBOR.encode(new Map(parts[kty ?? '']))
}
