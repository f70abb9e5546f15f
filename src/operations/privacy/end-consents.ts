import type { Database } from '#database/open.ts'
import { closeConsentOver, listConsentOver } from '#database/privacy/consent-over.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { withRetry } from '../with-retry.ts'

/**
 * Where the time that a visitor agreed to is over, cancels open offers, which use no turn, and writes down that installers don't have the
 * details any more. Replicas may do it at once. Returns how many leads it was about.
 */
export async function endConsents({
  database,
  now,
  calling,
  onDue,
}: {
  database: Database
  now: () => Date
  calling: CallingRules
  onDue?: () => void
}): Promise<number> {
  const leads = await listConsentOver(database.db, now())
  for (const lead of leads)
    await withRetry(() => closeConsentOver(database.db, { lead, now: now(), calling }))
  if (leads.length > 0) onDue?.()
  return leads.length
}
