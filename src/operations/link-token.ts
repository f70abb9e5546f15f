import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'

// Longer than anybody may be called about an enquiry.
const validDays = 180

const idLength = 16
const expiryLength = 6
const signatureLength = 32
const tokenLength = idLength + expiryLength + signatureLength

/** What a link lets whoever has it do: withdraw a lead, or see a lead, an offer, or all that an installer has. */
export type LinkKind = 'withdraw' | 'lead' | 'offer' | 'installer'

// Links of one kind open nothing of another. Letters that were sent have the first.
const purposes: Record<LinkKind, string> = {
  withdraw: 'withdrawal',
  lead: 'lead',
  offer: 'offer',
  installer: 'installer',
}

/** A token contains no personal data, and expires. */
export function linkToken(
  kind: LinkKind,
  id: string,
  { secret, now }: { secret: string; now: Date },
): string {
  const body = Buffer.alloc(idLength + expiryLength)
  body.set(parse(id))
  body.writeUIntBE(now.getTime() + validDays * 24 * 3_600_000, idLength, expiryLength)
  return Buffer.concat([body, sign(kind, body, secret)]).toString('base64url')
}

/** What a token is for, by its id; undefined when the token is not ours or of another kind. */
export function readLinkToken(
  kind: LinkKind,
  token: string,
  { secret, now }: { secret: string; now: Date },
): { id: string; expired: boolean } | undefined {
  const bytes = Buffer.from(token, 'base64url')
  // Base64 decoding is lenient, so the text must also encode back to itself.
  if (bytes.length !== tokenLength || bytes.toString('base64url') !== token) return undefined
  const body = bytes.subarray(0, idLength + expiryLength)
  if (!timingSafeEqual(bytes.subarray(body.length), sign(kind, body, secret))) return undefined
  return {
    id: stringify(body.subarray(0, idLength)),
    expired: body.readUIntBE(idLength, expiryLength) < now.getTime(),
  }
}

function sign(kind: LinkKind, body: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purposes[kind]}:`).update(body).digest()
}
