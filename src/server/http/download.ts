import type { Context } from 'hono'
import { type ProofType, proofTypes } from '#domain/installer/proof-file.ts'

const types = { csv: 'text/csv', ics: 'text/calendar', json: 'application/json' }

/**
 * An uploaded file, unchanged: saved by the browser and never shown as a page of ours. Its name is ours, as the original name may identify
 * a person.
 */
export function sendProof(
  c: Context,
  { type, bytes }: { type: ProofType; bytes: Uint8Array },
): Response {
  c.header('content-type', type)
  c.header('content-disposition', `attachment; filename="proof.${proofTypes[type]}"`)
  c.header('content-security-policy', "default-src 'none'; sandbox")
  c.header('x-content-type-options', 'nosniff')
  c.header('cache-control', 'no-store')
  return c.body(new Uint8Array(bytes))
}

/** A file that the browser saves under this name. */
export function download(
  c: Context,
  name: `${string}.${keyof typeof types}`,
  text: string,
  headers: Record<string, string> = {},
): Response {
  const type = types[name.split('.').at(-1) as keyof typeof types]
  c.header('content-type', `${type}; charset=utf-8`)
  c.header('content-disposition', `attachment; filename="${name}"`)
  return c.body(text, 200, headers)
}
