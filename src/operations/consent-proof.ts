import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** What somebody agreed to, and who. */
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
 * Proves, once all else is erased, that a consent was given, to whoever knows everything in it. A phone number alone
 * could be guessed by trying them all, so each try is made to cost time (scrypt).
 */
export async function proofOfConsent(consent: ConsentRecord): Promise<string> {
  const salt = randomBytes(16).toString('base64url')
  return `${salt}:${(await hash(consent, salt)).toString('base64url')}`
}

/** Whether this is the consent that was proved. */
export async function provesConsent(proof: string, consent: ConsentRecord): Promise<boolean> {
  const [salt = '', expected = ''] = proof.split(':')
  const actual = await hash(consent, salt)
  const proved = Buffer.from(expected, 'base64url')
  return proved.length === actual.length && timingSafeEqual(proved, actual)
}

const scryptAsync = promisify<string, string, number, Buffer>(scrypt)

function hash(consent: ConsentRecord, salt: string): Promise<Buffer> {
  const { wording, version, givenAt, reference, email, phone } = consent
  return scryptAsync(JSON.stringify([wording, version, givenAt, reference, email, phone]), salt, 32)
}
