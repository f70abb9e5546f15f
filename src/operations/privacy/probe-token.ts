import { createHmac, timingSafeEqual } from 'node:crypto'
import { validate } from 'uuid'

const validMs = 10 * 60_000

/** Marks one synthetic enquiry. Making one needs the secret, and it expires. */
export function probeToken(id: string, { secret, now }: { secret: string; now: Date }): string {
  const expires = now.getTime() + validMs
  return [id, expires, sign(id, String(expires), secret)].join('.')
}

/** The id of a synthetic enquiry; undefined when the token is not ours, or has expired. */
export function readProbeToken(
  token: string,
  { secret, now }: { secret: string; now: Date },
): string | undefined {
  const [id = '', expires = '', signature = '', ...rest] = token.split('.')
  const expected = sign(id, expires, secret)
  const isOurs =
    rest.length === 0 &&
    signature.length === expected.length &&
    timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  return isOurs && validate(id) && Number(expires) > now.getTime() ? id : undefined
}

function sign(id: string, expires: string, secret: string): string {
  return createHmac('sha256', secret).update(`probe:${id}.${expires}`).digest('base64url')
}
