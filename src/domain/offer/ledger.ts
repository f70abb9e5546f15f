/** An entry of the ledger, in cents; GST apart. What an installer owes is positive. */
export type LedgerAmounts = { amountCents: number; gstCents: number }

const gst = 0.1

/** A fee with its GST of ten per cent, rounded half up to a cent (A New Tax System (Goods and Services Tax) Act 1999, s 9-70). */
export function feeWithGst(feeCents: number): LedgerAmounts {
  return { amountCents: feeCents, gstCents: Math.round(feeCents * gst) }
}

const ledgerKinds = ['fee', 'credit', 'payment'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** What an entry comes to, with GST. */
export function totalOf({ amountCents, gstCents }: LedgerAmounts): number {
  return amountCents + gstCents
}

export function sumOf(entries: readonly LedgerAmounts[]): LedgerAmounts {
  return {
    amountCents: entries.reduce((sum, { amountCents }) => sum + amountCents, 0),
    gstCents: entries.reduce((sum, { gstCents }) => sum + gstCents, 0),
  }
}

/** A month as YYYY-MM, from its first day to before the first of the next (YYYY-MM-DD). */
export function daysOfMonth(month: string): { since: string; before: string } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? [year + 1, 1] : [year, number + 1]
  return { since: `${month}-01`, before: `${next[0]}-${String(next[1]).padStart(2, '0')}-01` }
}

/** The month (YYYY-MM) before one. */
export function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}

/** The month (YYYY-MM) after one. */
export function monthAfter(month: string): string {
  return daysOfMonth(month).before.slice(0, 7)
}

export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
}
