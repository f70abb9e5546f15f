import { terms } from '#estimate/terms.ts'

/** An entry of the ledger, in cents; the tax apart. What an installer owes is positive. */
export type LedgerAmounts = { amountCents: number; gstCents: number }

/** A fee with the country's tax on it, rounded half up to a cent. A business that isn't registered for it may charge none. */
export function feeWithGst(feeCents: number, isTaxed = true): LedgerAmounts {
  return { amountCents: feeCents, gstCents: isTaxed ? Math.round(feeCents * terms.taxShare) : 0 }
}

/** A part of a fee, with as much tax as the fee had. */
export function partOfFee(fee: LedgerAmounts, amountCents: number): LedgerAmounts {
  return { amountCents, gstCents: Math.round((amountCents * fee.gstCents) / fee.amountCents) }
}

const ledgerKinds = ['fee', 'credit', 'payment'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** What an entry comes to, with tax. */
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
