import type { PublishedKey, SignedReceipt } from '#domain/privacy/consent-receipt.ts'

/** What the page that checks receipts shows. It posts `file` or `pasted`, and `person`. */
export type VerifyReceiptProps =
  | { state: 'ask' }
  | { state: 'invalid'; message: string; pasted: string; person: string }
  | {
      state: 'valid'
      receipt: SignedReceipt
      publicKey: PublishedKey
      /** Whether it is for the number that was typed. */
      whose: 'yes' | 'no' | 'unknown' | 'unasked'
      now: string
    }
