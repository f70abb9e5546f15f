import type { ExpiryWarning } from '../installer/expiry.ts'
import type { InstallerRequest } from '../installer/request.ts'
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
  | { kind: 'rehearsal' }
  | { kind: 'link' }
  | ({ kind: 'expiring' } & ExpiryWarning)
  /** How many calls it didn't make in time, in thirty days. */
  | { kind: 'late'; count: number }
  /** What the desk decided of what its office asked for. */
  | { kind: 'decided'; request: InstallerRequest; isConfirmed: boolean; sentence: string | null }
  | { kind: 'statement'; statement: StatementFigures }
