import type { ExpiryWarning } from '../installer/expiry.ts'
import type { LedgerAmounts } from '../offer/ledger.ts'

/** What an installer owed when a month began, what came to it, and what it owes now. */
export type StatementFigures = {
  /** YYYY-MM. */
  month: string
  opening: LedgerAmounts
  fees: LedgerAmounts & { count: number }
  credits: LedgerAmounts & { count: number }
  payments: LedgerAmounts
  closing: LedgerAmounts
}

/** What an installer is written to about apart from any offer. */
export type InstallerNotice =
  | { kind: 'terms'; again: boolean }
  | { kind: 'link' }
  | ({ kind: 'expiring' } & ExpiryWarning)
  | { kind: 'statement'; statement: StatementFigures }
