import { createHmac } from 'node:crypto'

/** A hash that replaces a value we do not want to store. Each purpose gives a different hash for the same value. */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${value}`).digest('base64url')
}
