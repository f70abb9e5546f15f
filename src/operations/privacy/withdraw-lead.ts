import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#database/open.ts'
import { type WithdrawOutcome, withdraw } from '#database/privacy/withdrawal.ts'
import { withRetry } from '../with-retry.ts'
import { suppressionHashes } from './suppression-hashes.ts'

/**
 * Withdraws a lead because the visitor asked: waiting deliveries stop, systems that got the lead are notified, and the person is
 * remembered by keyed hashes, so that nobody writes to them about what they sent before.
 */
export async function withdrawLead(
  lead: string,
  {
    database,
    secret,
    now,
    onDue,
    operator = null,
  }: {
    database: Database
    secret: string
    now: () => Date
    onDue?: () => void
    /** The operator who withdrew it for the visitor. */
    operator?: string | null
  },
): Promise<WithdrawOutcome> {
  const hashesOf = (person: { email: string; phone: string }) => suppressionHashes(person, secret)
  const withdrawn = await withRetry(() =>
    withdraw(database, { lead, operator, hashesOf, now: now(), newId: uuidv7 }),
  )
  if (withdrawn === 'withdrawn') onDue?.()
  return withdrawn
}
