import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'

// Longer than anybody may be called about an enquiry.
const validDays = 180

const idLength = 16
const expiryLength = 6
const signatureLength = 32
const numberLength = 4
const bodyLengths: readonly number[] = [
  idLength + expiryLength,
  idLength + expiryLength + numberLength,
]

/** What a link lets whoever has it do: withdraw a lead, or see a lead, an offer, or all that an installer has. */
export type LinkKind = 'withdraw' | 'lead' | 'offer' | 'installer'

// Links of one kind open nothing of another. Letters that were sent have the first.
const purposes: Record<LinkKind, string> = {
  withdraw: 'withdrawal',
  lead: 'lead',
  offer: 'offer',
  installer: 'installer',
}

/**
 * A token contains no personal data, and expires. One of an installer has the installer's number of that time; that is 0, and not in the
 * token, until somebody makes its links worthless for the first time.
 */
export function linkToken(
  kind: LinkKind,
  id: string,
  {
    secret,
    now,
    expiresAt = new Date(now.getTime() + validDays * 24 * 3_600_000),
    number = 0,
  }: { secret: string; now: Date; expiresAt?: Date; number?: number },
): string {
  const body = Buffer.alloc(idLength + expiryLength + (number > 0 ? numberLength : 0))
  body.set(parse(id))
  body.writeUIntBE(expiresAt.getTime(), idLength, expiryLength)
  if (number > 0) body.writeUIntBE(number, idLength + expiryLength, numberLength)
  return Buffer.concat([body, sign(kind, body, secret)]).toString('base64url')
}

export type ReadLink = { id: string; expiresAt: Date; expired: boolean; number: number }

/** What a token is for, by its id; undefined when the token is not ours or of another kind. */
export function readLinkToken(
  kind: LinkKind,
  token: string,
  { secret, now }: { secret: string; now: Date },
): ReadLink | undefined {
  const bytes = Buffer.from(token, 'base64url')
  // Base64 decoding is lenient, so the text must also encode back to itself.
  const bodyLength = bytes.length - signatureLength
  if (!bodyLengths.includes(bodyLength) || bytes.toString('base64url') !== token) return undefined
  const body = bytes.subarray(0, bodyLength)
  if (!timingSafeEqual(bytes.subarray(body.length), sign(kind, body, secret))) return undefined
  const expiresAt = new Date(body.readUIntBE(idLength, expiryLength))
  const hasNumber = bodyLength > idLength + expiryLength
  return {
    id: stringify(body.subarray(0, idLength)),
    expiresAt,
    expired: expiresAt < now,
    number: hasNumber ? body.readUIntBE(idLength + expiryLength, numberLength) : 0,
  }
}

function sign(kind: LinkKind, body: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purposes[kind]}:`).update(body).digest()
}
