import { saveSeenUntil } from '#database/given-leads.ts'
import { withRetry } from './with-retry.ts'
import type { ActorDeps } from './write-audit.ts'

/** An operator has seen the notice of leads they were given until a moment; not of any that come later. */
export async function seeGivenLeads(until: Date, { by, database, now }: ActorDeps): Promise<void> {
  const moment = until < now() ? until : now()
  await withRetry(() => saveSeenUntil(database.db, by, moment.toISOString()))
}
