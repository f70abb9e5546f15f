import { formatCents } from '#estimate/format-money.ts'
import { terms } from '#estimate/terms.ts'
import type { LedgerAmounts } from './ledger.ts'

/** '$60 and $6 GST'; '£40' where no tax was charged. */
export function formatFee({ amountCents, gstCents }: LedgerAmounts): string {
  const fee = formatCents(amountCents)
  return gstCents ? `${fee} and ${formatCents(gstCents)} ${terms.tax}` : fee
}
