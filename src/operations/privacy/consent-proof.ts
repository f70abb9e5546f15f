import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

/** Who agreed to what, and when. */
export type ConsentRecord = {
  wording: string
  version: string
  /** ISO 8601. */
  givenAt: string
  reference: string
  email: string
  phone: string
}

/**
 * A salted hash that proves a consent after the person was erased: whoever knows all its details can check them
 * against it. It is slow on purpose (scrypt), since phone numbers could be guessed by trying them all.
 */
export async function proofOfConsent(consent: ConsentRecord): Promise<string> {
  const salt = randomBytes(16).toString('base64url')
  return `${salt}:${(await hash(consent, salt)).toString('base64url')}`
}

const scryptAsync = promisify<string, string, number, Buffer>(scrypt)

function hash(consent: ConsentRecord, salt: string): Promise<Buffer> {
  const { wording, version, givenAt, reference, email, phone } = consent
  return scryptAsync(JSON.stringify([wording, version, givenAt, reference, email, phone]), salt, 32)
}
