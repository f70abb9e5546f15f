import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#database/open.ts'
import { type WithdrawOutcome, withdraw } from '#database/withdrawal.ts'
import { withRetry } from './with-retry.ts'

/** Withdraws a lead because the visitor asked: waiting deliveries stop, and systems that got the lead are notified. */
export function withdrawLead(
  lead: string,
  {
    database,
    now,
    onDue,
    operator = null,
  }: {
    database: Database
    now: () => Date
    onDue?: () => void
    /** The operator who withdrew it for the visitor. */
    operator?: string | null
  },
): Promise<WithdrawOutcome> {
  return withRetry(() => withdraw(database, { lead, operator, now: now(), newId: uuidv7 })).then(
    (withdrawn) => {
      if (withdrawn === 'withdrawn') onDue?.()
      return withdrawn
    },
  )
}
