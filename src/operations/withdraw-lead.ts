import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#database/open.ts'
import { type WithdrawOutcome, withdraw } from '#database/withdrawal.ts'
import { withRetry } from './with-retry.ts'

/** Takes a lead back at the visitor's wish: nothing more of it leaves, and whoever was told hears of it. */
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
    /** Who did it in the visitor's place. */
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
