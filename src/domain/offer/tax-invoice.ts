import { daysAfter } from '../calendar.ts'
import { daysOfMonth, type LedgerAmounts, sumOf } from './ledger.ts'
import type { Statement, StatementEntry } from './statement.ts'

/** Credits a fee, or a part of it, that was invoiced. Days are YYYY-MM-DD. */
type CreditNote = LedgerAmounts & {
  /** Its ledger entry. */
  entry: string
  number: string
  day: string
  /** The invoice that it takes from. */
  invoice: string
}

/** A month's fees as an invoice with tax, and the month's credits as notes. */
export type TaxInvoice = LedgerAmounts & {
  number: string
  /** The last day of the month: the fees of a month are supplied together. */
  taxPoint: string
  creditNotes: CreditNote[]
}

/**
 * The invoice of a month; undefined while the month runs, and where nothing was charged or credited in it. Entries never change, so every
 * reading numbers them the same: each installer has a series of its own, 'PB-3F9A12C4-2026-11', and its credit notes count on from it.
 */
export function taxInvoiceOf(
  { installer, month, entries }: Statement,
  { prefix, today, dayOf }: { prefix: string; today: string; dayOf: (moment: Date) => string },
): TaxInvoice | undefined {
  const fees = entries.filter(({ kind }) => kind === 'fee')
  const credits = entries.filter(({ kind }) => kind === 'credit')
  const isOver = month < today.slice(0, 7)
  if (!isOver || fees.length + credits.length === 0) return undefined
  const series = `${prefix}-${installer.replaceAll('-', '').slice(-8).toUpperCase()}`
  const numberOf = (of: string) => `${series}-${of}`
  return {
    ...sumOf(fees),
    number: numberOf(month),
    taxPoint: daysAfter(daysOfMonth(month).before, -1),
    creditNotes: credits.map(({ id, at, reversesAt, amountCents, gstCents }, index) => ({
      entry: id,
      amountCents,
      gstCents,
      number: `${numberOf(month)}-C${index + 1}`,
      day: dayOf(new Date(at)),
      invoice: numberOf(dayOf(new Date(reversesAt ?? at)).slice(0, 7)),
    })),
  }
}

/** Gives the number of the document that an entry of the ledger is in; empty for payments. */
export function documentOf({ number, creditNotes }: TaxInvoice) {
  return ({ id, kind }: Pick<StatementEntry, 'id' | 'kind'>): string =>
    kind === 'fee' ? number : (creditNotes.find(({ entry }) => entry === id)?.number ?? '')
}
