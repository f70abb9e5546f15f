import { saveNotifyByEmail } from '#database/desk/given-leads.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { withRetry } from '../with-retry.ts'

/** Sets whether an operator gets a letter when they are given a lead. */
export async function changeNotifications(
  { email }: { email: boolean },
  { by, database }: ActorDeps,
): Promise<void> {
  await withRetry(() => saveNotifyByEmail(database.db, by, email))
}
