import { saveNotifyByEmail } from '#database/given-leads.ts'
import { withRetry } from './with-retry.ts'
import type { ActorDeps } from './write-audit.ts'

/** Sets whether an operator gets a letter when they are given a lead. */
export async function changeNotifications(
  { email }: { email: boolean },
  { by, database }: ActorDeps,
): Promise<void> {
  await withRetry(() => saveNotifyByEmail(database.db, by, email))
}
