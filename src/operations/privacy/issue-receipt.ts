import { createHash, randomBytes, sign } from 'node:crypto'
import { insertReceipt } from '#database/delivery/receipts.ts'
import type { LeadRow } from '#database/desk/lead-row.ts'
import type { Db } from '#database/schema.ts'
import {
  type Agreement,
  type ConsentReceipt,
  formatReceipt,
  receiptFormat,
  type StoredReceipt,
} from '#domain/privacy/consent-receipt.ts'
import type { World } from '../world.ts'
import { getSigningKey, type SigningKey } from './receipt-keys.ts'

/** What a receipt needs of the lead. */
type ReceiptLead = Pick<
  LeadRow,
  'id' | 'reference_number' | 'phone_e164' | 'email_key' | 'consent_until'
>

/** The word of a visitor: that one installer may call, by its offer, that we may by a channel, or that nobody may before a yes. */
type GivenWord = { lead: ReceiptLead; agreement: Agreement } & (
  | { kind: 'call'; offer: string }
  | { kind: 'channels' | 'prices-first'; offer: null }
)

/** Stores the receipt of a consent. Run inside the transaction that stores the consent. */
export async function issueReceipt(
  db: Db,
  { kind, lead, offer, agreement }: GivenWord,
  world: Pick<World, 'now' | 'newId' | 'secret' | 'siteUrl'>,
): Promise<void> {
  const key = await getSigningKey(db, world)
  const id = world.newId()
  const at = world.now().toISOString()
  await insertReceipt(db, signReceipt({ kind, id, lead, offer, agreement, at }, { ...world, key }))
}

type Unsigned = {
  kind: ConsentReceipt['kind']
  id: string
  lead: ReceiptLead
  offer: string | null
  agreement: Agreement
  /** The visitor's own words on the telephone. */
  spoken?: string | undefined
  at: string
}

/** Draws up a receipt and signs it. */
export function signReceipt(
  { kind, id, lead, offer, agreement, spoken, at }: Unsigned,
  { siteUrl, key }: { siteUrl: string; key: SigningKey },
): StoredReceipt {
  const salt = randomBytes(32).toString('base64url')
  const { wording, version, page, callers } = agreement
  const receipt: ConsentReceipt = {
    format: receiptFormat,
    kind,
    id,
    issuer: siteUrl,
    key: key.id,
    enquiry: lead.reference_number,
    agreed_at: at,
    agreed_until: lead.consent_until ?? '',
    wording,
    version,
    shown: agreement.shown,
    page: page && siteUrl + page,
    who_may_call: callers,
    person: saltedHash(salt, lead.phone_e164 || lead.email_key),
    spoken: spoken ? saltedHash(salt, spoken) : '',
  }
  const signature = sign(null, Buffer.from(formatReceipt(receipt)), key.privateKey)
  const text = formatReceipt({ ...receipt, signature: signature.toString('base64url') })
  return { id, lead: lead.id, offer, at, text, salt }
}

/** Replaces a value that a receipt must not contain. Without the salt the value can't be recovered. */
export function saltedHash(salt: string, value: string): string {
  return createHash('sha256').update(`${salt}:${value}`).digest('base64url')
}
