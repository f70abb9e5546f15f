import { randomBytes } from 'node:crypto'

/** A secret for signing webhooks, in the format of Standard Webhooks. */
export function generateEndpointSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}
