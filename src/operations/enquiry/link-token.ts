import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'
import type { RegularLetter } from '#domain/delivery/regular-letters.ts'

/** For how many days a link works: longer than anybody may be called about an enquiry. */
export const linkDays = 180

const idLength = 16
const expiryLength = 6
const signatureLength = 32
const numberLength = 4
const numberAt = idLength + expiryLength
const personAt = numberAt + numberLength
const bodyLengths: readonly number[] = [numberAt, personAt, personAt + idLength]

/**
 * What a link allows: to withdraw a lead, to see a lead, an offer, all that an installer has, or a person's calendar, or to end a
 * regular letter. Mail programs read the address of the last, so it opens nothing else.
 */
export type LinkKind =
  | 'withdraw'
  | 'lead'
  | 'offer'
  | 'installer'
  | 'calendar'
  | `end ${RegularLetter}`

// Links of one kind open nothing of another. 'withdraw' is signed as 'withdrawal', since links in letters already sent are.
const purposes: Partial<Record<LinkKind, string>> = {
  withdraw: 'withdrawal',
  lead: 'lead',
  offer: 'offer',
  installer: 'installer',
}

/**
 * A token contains no personal data, and expires. An installer's token has the installer's link number at that time, which is 0
 * until its links are invalidated for the first time, and is then left out where the token names no person. With `person` it acts in that
 * person's name.
 */
export function linkToken(
  kind: LinkKind,
  id: string,
  {
    secret,
    now,
    expiresAt = new Date(now.getTime() + linkDays * 24 * 3_600_000),
    number = 0,
    person,
  }: {
    secret: string
    now: Date
    expiresAt?: Date
    number?: number | undefined
    person?: string | undefined
  },
): string {
  const unnamed = number > 0 ? personAt : numberAt
  const body = Buffer.alloc(person ? personAt + idLength : unnamed)
  body.set(parse(id))
  body.writeUIntBE(expiresAt.getTime(), idLength, expiryLength)
  if (body.length > numberAt) body.writeUIntBE(number, numberAt, numberLength)
  if (person) body.set(parse(person), personAt)
  return Buffer.concat([body, sign(kind, body, secret)]).toString('base64url')
}

export type ReadLink = {
  id: string
  expiresAt: Date
  expired: boolean
  number: number
  /** The installer's person whom the link was sent to. Absent in webhooks and in older links. */
  person?: string
}

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
  const hasNumber = bodyLength > numberAt
  return {
    id: stringify(body.subarray(0, idLength)),
    expiresAt,
    expired: expiresAt < now,
    number: hasNumber ? body.readUIntBE(numberAt, numberLength) : 0,
    ...(bodyLength > personAt && { person: stringify(body.subarray(personAt)) }),
  }
}

function sign(kind: LinkKind, body: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(`${purposes[kind] ?? kind}:`)
    .update(body)
    .digest()
}
