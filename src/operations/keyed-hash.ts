import { createHmac, timingSafeEqual } from 'node:crypto'

/** A hash that replaces a value we do not want to store. Each purpose gives a different hash for the same value. */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${value}`).digest('base64url')
}

/** Whether two hashes are the same, in a time that doesn't say how far. */
export function isSameHash(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)]
  return bytes.length === others.length && timingSafeEqual(bytes, others)
}
