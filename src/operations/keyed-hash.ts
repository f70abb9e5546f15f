import { createHmac } from 'node:crypto'

/** Stands for a value that is not to be kept. The purpose keeps one use's hashes from being another's. */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${value}`).digest('base64url')
}
