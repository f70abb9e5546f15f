/* Passkeys as the browser has them, with what the server sends and expects. */

/** What a browser needs to make a passkey, and to use one. */
export type NewPasskeyRequest = {
  challenge: string
  site: { id: string; name: string }
  user: { id: string; name: string; displayName: string }
  algorithms: number[]
  /** Those that the person has, so that no device makes a second one. */
  passkeys: string[]
}
export type PasskeyRequest = {
  challenge: string
  site: string
  /** Those that may answer; any of the site's where none is named. */
  passkeys: string[]
}

/** Whether this browser has passkeys: it needs TLS, or this machine. */
export const hasPasskeys = typeof PublicKeyCredential === 'function'

/** One that is the only factor is found by the device itself, which asks who is there. */
type Factor = { isOnlyFactor: boolean }

export async function createPasskey(
  { challenge, site, user, algorithms, passkeys }: NewPasskeyRequest,
  { isOnlyFactor }: Factor,
) {
  const credential = (await navigator.credentials.create({
    publicKey: {
      challenge: toBytes(challenge),
      rp: site,
      user: { ...user, id: new TextEncoder().encode(user.id) },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: passkeys.map(toDescriptor),
      authenticatorSelection: {
        residentKey: isOnlyFactor ? 'required' : 'discouraged',
        userVerification: isOnlyFactor ? 'required' : 'preferred',
      },
      attestation: 'none',
    },
  })) as PublicKeyCredential
  const response = credential.response as AuthenticatorAttestationResponse
  return {
    id: credential.id,
    clientData: toText(response.clientDataJSON),
    attestation: toText(response.attestationObject),
  }
}

export async function answerWithPasskey(
  { challenge, site, passkeys }: PasskeyRequest,
  { isOnlyFactor }: Factor,
) {
  const credential = (await navigator.credentials.get({
    publicKey: {
      challenge: toBytes(challenge),
      rpId: site,
      allowCredentials: passkeys.map(toDescriptor),
      userVerification: isOnlyFactor ? 'required' : 'preferred',
    },
  })) as PublicKeyCredential
  const response = credential.response as AuthenticatorAssertionResponse
  return {
    used: {
      id: credential.id,
      clientData: toText(response.clientDataJSON),
      authenticatorData: toText(response.authenticatorData),
      signature: toText(response.signature),
    },
    isOfThisDevice: credential.authenticatorAttachment === 'platform',
  }
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
