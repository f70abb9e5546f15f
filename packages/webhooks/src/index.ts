/** Every message has what happened, when, and what it is about. */
export type WebhookEvent<Data = Record<string, unknown>> = {
  type: string
  timestamp: string
  data: Data
  /** Only where it is about nobody: the desk tries a receiver. */
  example?: true
}

type Headers = { get(name: string): string | null } | Record<string, string | string[] | undefined>

/** Why a message is not to be believed. Answer it with 400. */
export class InvalidWebhook extends Error {
  override readonly name = 'InvalidWebhook'
}

/** How old a message may be, and how far ahead of our clock. */
const toleranceSeconds = 300

/**
 * Verifies a message by the secret that was shown when its webhook was added, and returns it. `body` is the text as it came, before
 * anything parsed it. Remember the header `webhook-id`: the same message may come again.
 */
export async function verifyWebhook<Data = Record<string, unknown>>(
  body: string,
  headers: Headers,
  secret: string,
  now = new Date(),
): Promise<WebhookEvent<Data>> {
  const header = (name: string) => {
    const value = typeof headers.get === 'function' ? headers.get(name) : asRecord(headers)[name]
    if (typeof value !== 'string' || value === '') throw new InvalidWebhook(`No header ${name}`)
    return value
  }
  const id = header('webhook-id')
  const timestamp = header('webhook-timestamp')
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!(age <= toleranceSeconds)) throw new InvalidWebhook('It is too old, or from the future')

  const key = await crypto.subtle.importKey(
    'raw',
    fromBase64(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  // Two signatures for a day after a change of the secret: either will do.
  for (const signature of header('webhook-signature').split(' ')) {
    const [version, value = ''] = signature.split(',')
    if (version !== 'v1') continue
    if (await crypto.subtle.verify('HMAC', key, fromBase64(value), signed)) return JSON.parse(body)
  }
  throw new InvalidWebhook('The signature is not by this secret')
}

function asRecord(headers: Headers): Record<string, string | string[] | undefined> {
  return headers as Record<string, string | string[] | undefined>
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    throw new InvalidWebhook('A secret or signature is no base64')
  }
}
