import { hashRawTokens } from '#database/account/session-tokens.ts'
import { deleteOldSecrets } from '#database/delivery/endpoints.ts'
import type { Database } from '#database/open.ts'
import { prune } from '#database/privacy/prune.ts'
import { emptyWriteAheadLog, isSweepRequested } from '#database/sweep.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * Deletes what is no longer needed: attempts of finished deliveries after 90 days, rate counts after an hour,
 * fingerprints, confirmation counts, failed sign-ins and answers to repeated requests after a day, what operators read after two, expired
 * sessions and links, and old webhook secrets. Leads and deliveries stay. Hashes the tokens that the release before left raw.
 */
export async function pruneOld(now: Date, database: Database): Promise<void> {
  const before = (span: number) => new Date(now.getTime() - span)
  const { maintenance } = database
  // After an erasure the log could not be emptied, because a reader was still active.
  if (await isSweepRequested(database)) await emptyWriteAheadLog(maintenance)
  await hashRawTokens(database, now)
  await deleteOldSecrets(maintenance, now)
  await prune(maintenance, {
    attempts: before(90 * day),
    minute: Math.floor(before(hour).getTime() / 60_000),
    fingerprints: before(day),
    confirmations: before(day),
    tries: before(day),
    reads: before(2 * day),
    expired: now,
  })
}
