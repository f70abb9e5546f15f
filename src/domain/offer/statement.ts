import { terms } from '#estimate/terms.ts'
import { csvRow } from '../csv.ts'
import { type LedgerAmounts, type LedgerKind, sumOf, totalOf } from './ledger.ts'
import { type ReturnReason, returnReasonNames } from './return.ts'

/** An entry of the ledger as people read it: with the lead and where it lies, which name no person. */
export type StatementEntry = LedgerAmounts & {
  id: string
  at: string
  kind: LedgerKind
  offer: string | null
  /** The lead by its id and reference, where it lies and what it asked for; null for a payment, or after an erasure. */
  lead: string | null
  reference: string | null
  postcode: string | null
  service: string | null
  /** Why it was credited. */
  returnedBecause: ReturnReason | null
  /** Why it was credited without a return; empty once the lead was erased. */
  goodwill: string | null
  /** The entry that it takes back, and when that was made. */
  reverses: string | null
  reversesAt?: string | null | undefined
}

/** A month of an installer's ledger. Opening and the entries make the closing balance, always. */
export type Statement = {
  installer: string
  /** YYYY-MM. */
  month: string
  opening: LedgerAmounts
  entries: StatementEntry[]
  /** Fees, credits and payments of the month. */
  totals: Record<LedgerKind, LedgerAmounts & { count: number }>
  closing: LedgerAmounts
}

/** A month's statement, from its opening balance and entries. */
export function drawUpStatement({
  installer,
  month,
  opening,
  entries,
}: Pick<Statement, 'installer' | 'month' | 'opening' | 'entries'>): Statement {
  const totals = (kind: LedgerKind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind)
    return { ...sumOf(ofKind), count: ofKind.length }
  }
  return {
    installer,
    month,
    opening,
    entries,
    totals: { fee: totals('fee'), credit: totals('credit'), payment: totals('payment') },
    closing: sumOf([opening, ...entries]),
  }
}

/** What an entry is, in words. */
export function formatEntry({
  kind,
  returnedBecause,
  goodwill,
  reverses,
}: Pick<StatementEntry, 'kind' | 'returnedBecause' | 'goodwill' | 'reverses'>): string {
  if (kind === 'fee') return 'Accepted'
  if (kind === 'payment') return reverses ? 'Payment taken back' : 'Payment'
  if (goodwill !== null) return goodwill ? `Goodwill: ${goodwill}` : 'Goodwill'
  return returnedBecause ? `Credited: ${returnReasonNames[returnedBecause]}` : 'Credited'
}

/** The columns of a statement as CSV: amounts in dollars or pounds and not in cents, without the country's tax, the tax, and both. */
const statementColumns = [
  ...['date', 'entry', 'lead', 'postcode', 'service', 'amount'],
  ...[terms.tax.toLowerCase(), 'total'],
]

/**
 * A statement as CSV, from the opening to the closing balance. `dayOf` gives the day of a moment where the installer is, `documentOf` the
 * number of the invoice or credit note that an entry is in, where there are any.
 */
export function statementCsv(
  statement: Statement,
  dayOf: (moment: Date) => string,
  documentOf?: ((entry: StatementEntry) => string) | undefined,
): string {
  const document = (text: string) => (documentOf ? [text] : [])
  const dollars = (cents: number) => cents / 100
  const amounts = (of: LedgerAmounts) => [
    dollars(of.amountCents),
    dollars(of.gstCents),
    dollars(totalOf(of)),
  ]
  return [
    csvRow([...statementColumns, ...document('document')]),
    csvRow(['', 'Opening balance', '', '', '', ...amounts(statement.opening), ...document('')]),
    ...statement.entries.map((entry) =>
      csvRow([
        dayOf(new Date(entry.at)),
        formatEntry(entry),
        entry.reference ?? '',
        entry.postcode ?? '',
        entry.service ?? '',
        ...amounts(entry),
        ...document(documentOf?.(entry) ?? ''),
      ]),
    ),
    csvRow(['', 'Closing balance', '', '', '', ...amounts(statement.closing), ...document('')]),
  ].join('')
}
