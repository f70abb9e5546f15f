import { ApiError } from '../../client/api.ts'

/* Passkeys as the browser has them, with what the server sends and expects. */

/** Whether this browser has passkeys: it needs TLS, or this machine. */
export const hasPasskeys = typeof PublicKeyCredential === 'function'

export async function createPasskey({
  challenge,
  site,
  operator,
  algorithms,
  passkeys,
}: {
  challenge: string
  site: { id: string; name: string }
  operator: { id: string; name: string; email: string }
  algorithms: number[]
  /** Those that the operator has, so that no device makes a second one. */
  passkeys: string[]
}) {
  const credential = await ask(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: toBytes(challenge),
        rp: site,
        user: {
          id: new TextEncoder().encode(operator.id),
          name: operator.email,
          displayName: operator.name,
        },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: passkeys.map(toDescriptor),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
        attestation: 'none',
      },
    }),
  )
  const response = credential.response as AuthenticatorAttestationResponse
  return {
    id: credential.id,
    clientData: toText(response.clientDataJSON),
    attestation: toText(response.attestationObject),
  }
}

export async function answerWithPasskey({
  challenge,
  site,
  passkeys,
}: {
  challenge: string
  site: string
  passkeys: string[]
}) {
  const credential = await ask(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: toBytes(challenge),
        rpId: site,
        allowCredentials: passkeys.map(toDescriptor),
        userVerification: 'preferred',
      },
    }),
  )
  const response = credential.response as AuthenticatorAssertionResponse
  return {
    id: credential.id,
    clientData: toText(response.clientDataJSON),
    authenticatorData: toText(response.authenticatorData),
    signature: toText(response.signature),
  }
}

/** Browsers don't say whether somebody cancelled, waited too long or has no such passkey. */
async function ask(request: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await request().catch((error: unknown) => {
    const isHere = error instanceof DOMException && error.name === 'InvalidStateError'
    throw new ApiError(
      400,
      'passkey',
      isHere
        ? 'You have a passkey on this device already.'
        : 'The browser used no passkey. Try again.',
    )
  })
  return credential as PublicKeyCredential
}

function toDescriptor(id: string): PublicKeyCredentialDescriptor {
  return { type: 'public-key', id: toBytes(id) }
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

function toText(buffer: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(buffer))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
