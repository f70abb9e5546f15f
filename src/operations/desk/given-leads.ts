import { saveSeenUntil } from '#database/desk/given-leads.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { withRetry } from '../with-retry.ts'

/** An operator has seen the notice of leads they were given until a moment; not of any that come later. */
export async function seeGivenLeads(until: Date, { by, database, now }: ActorDeps): Promise<void> {
  const moment = until < now() ? until : now()
  await withRetry(() => saveSeenUntil(database.db, by, moment.toISOString()))
}
