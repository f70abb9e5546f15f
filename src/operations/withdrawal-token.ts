import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'

// Longer than anybody may be called about an enquiry.
const validDays = 180

const idLength = 16
const expiryLength = 6
const signatureLength = 32
const tokenLength = idLength + expiryLength + signatureLength

/** Lets whoever has it withdraw this one lead. It contains no personal data, and expires. */
export function withdrawalToken(lead: string, { secret, now }: { secret: string; now: Date }) {
  const body = Buffer.alloc(idLength + expiryLength)
  body.set(parse(lead))
  body.writeUIntBE(now.getTime() + validDays * 24 * 3_600_000, idLength, expiryLength)
  return Buffer.concat([body, sign(body, secret)]).toString('base64url')
}

/** The lead that a token is for; undefined when the token is not ours. */
export function readWithdrawalToken(
  token: string,
  { secret, now }: { secret: string; now: Date },
): { lead: string; expired: boolean } | undefined {
  const bytes = Buffer.from(token, 'base64url')
  // Base64 decoding is lenient, so the text must also encode back to itself.
  if (bytes.length !== tokenLength || bytes.toString('base64url') !== token) return undefined
  const body = bytes.subarray(0, idLength + expiryLength)
  if (!timingSafeEqual(bytes.subarray(body.length), sign(body, secret))) return undefined
  return {
    lead: stringify(body.subarray(0, idLength)),
    expired: body.readUIntBE(idLength, expiryLength) < now.getTime(),
  }
}

function sign(body: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update('withdrawal:').update(body).digest()
}
