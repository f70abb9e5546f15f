import { deleteOldSecrets } from '#database/endpoints.ts'
import type { Database } from '#database/open.ts'
import { prune } from '#database/prune.ts'
import { emptyWriteAheadLog, isSweepRequested } from '#database/sweep.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * Deletes what has served its purpose: attempts at finished deliveries after 90 days, counts of the rate limit after
 * an hour, fingerprints, the count of confirmations and tries at signing in after a day, sessions and links of
 * operators once they are over, secrets that no longer sign. Leads and deliveries stay.
 */
export async function pruneOld(now: Date, database: Database): Promise<void> {
  const before = (span: number) => new Date(now.getTime() - span)
  const { maintenance } = database
  // After an erasure somebody was reading for so long that it could not be done then.
  if (await isSweepRequested(database)) await emptyWriteAheadLog(maintenance)
  await deleteOldSecrets(maintenance, now)
  await prune(maintenance, {
    attempts: before(90 * day),
    minute: Math.floor(before(hour).getTime() / 60_000),
    fingerprints: before(day),
    confirmations: before(day),
    tries: before(day),
    expired: now,
  })
}
