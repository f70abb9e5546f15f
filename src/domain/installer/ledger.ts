/** An entry of the ledger, in cents; GST apart. What an installer owes is positive. */
export type LedgerAmounts = { amountCents: number; gstCents: number }

const gst = 0.1

/** A fee with its GST of ten per cent, rounded half up to a cent (A New Tax System (Goods and Services Tax) Act 1999, s 9-70). */
export function feeWithGst(feeCents: number): LedgerAmounts {
  return { amountCents: feeCents, gstCents: Math.round(feeCents * gst) }
}
