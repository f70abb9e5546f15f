import { createHash, timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../keyed-hash.ts'

/** Anyone who has this token can become the first operator. It derives from the shared secret, so all replicas agree on it. */
export function setUpToken(secret: string): string {
  return keyedHash(secret, 'set-up', 'first operator')
}

export function isSetUpToken(token: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(token), digest(setUpToken(secret)))
}
