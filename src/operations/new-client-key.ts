import { randomBytes } from 'node:crypto'

/** A key that may be public: it only lets clients insert leads. */
export function generateClientKey(): string {
  return `wattlewise_${randomBytes(24).toString('base64url')}`
}
