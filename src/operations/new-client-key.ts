import { randomBytes } from 'node:crypto'

/** A key anybody may see: it lets leads in, and nothing out. */
export function generateClientKey(): string {
  return `wattlewise_${randomBytes(24).toString('base64url')}`
}
