import { randomBytes } from 'node:crypto'

/** What signs the messages to one endpoint, as Standard Webhooks writes secrets. */
export function generateEndpointSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}
