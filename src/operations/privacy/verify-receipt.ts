import { createPublicKey, verify } from 'node:crypto'
import { getReceiptSalt } from '#database/delivery/receipts.ts'
import type { Db } from '#database/schema.ts'
import type { ParsePhone } from '#domain/enquiry/phone.ts'
import {
  formatReceipt,
  type PublishedKey,
  parseReceipt,
  type SignedReceipt,
} from '#domain/privacy/consent-receipt.ts'
import { type Result, reject } from '#domain/result.ts'
import type { World } from '../world.ts'
import { saltedHash } from './issue-receipt.ts'
import { listReceiptKeys } from './receipt-keys.ts'

export type VerifiedReceipt = Result<
  { receipt: SignedReceipt; key: PublishedKey },
  'unreadable' | 'unknown-key' | 'changed' | 'key-over'
>

/** Whether a text is a receipt that we signed and that is unchanged. */
export async function verifyReceipt(
  text: string,
  db: Db,
  deps: Pick<World, 'now' | 'secret'>,
): Promise<VerifiedReceipt> {
  const receipt = parseReceipt(text)
  if (!receipt)
    return reject('unreadable', 'Choose the file as you got it, or paste all of it, from { to }.')
  const keys = await listReceiptKeys(db, deps)
  const key = keys.find(({ kid }) => kid === receipt.key)
  if (!key) return reject('unknown-key', 'It names a key that was never ours.')
  if (!isSignedBy(key, receipt))
    return reject('changed', 'Something in it was changed after we signed it, or we never did.')
  const { agreed_at: at } = receipt
  if (at < key.from || (key.until !== null && at > key.until))
    return reject('key-over', 'Its key signed nothing at the time that it names.')
  return { ok: true, receipt, key }
}

function isSignedBy(key: PublishedKey, { signature, ...receipt }: SignedReceipt): boolean {
  const bytes = Buffer.from(signature, 'base64url')
  const publicKey = createPublicKey({ key: { ...key }, format: 'jwk' })
  // Base64 decoding is lenient, so the text must also encode back to itself.
  return (
    bytes.toString('base64url') === signature &&
    verify(null, Buffer.from(formatReceipt(receipt)), publicKey, bytes)
  )
}

/**
 * Whether a receipt was given for this number, or email address where there was none. 'unknown' where this can't be known any more: its
 * person was erased.
 */
export async function whoseReceipt(
  { id, person }: SignedReceipt,
  typed: string,
  db: Db,
  parsePhone: ParsePhone,
): Promise<'yes' | 'no' | 'unknown'> {
  const salt = await getReceiptSalt(db, id)
  if (salt === null) return 'unknown'
  const candidates = [parsePhone(typed)?.e164 ?? '', typed.trim().toLowerCase()]
  return candidates.some((one) => one && saltedHash(salt, one) === person) ? 'yes' : 'no'
}
