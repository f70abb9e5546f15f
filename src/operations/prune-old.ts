import type { Database } from '#database/open.ts'
import { prune } from '#database/prune.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * Deletes what has served its purpose: attempts at finished deliveries after 90 days, counts of the rate limit after
 * an hour, fingerprints and the count of confirmations after a day. Leads and deliveries stay.
 */
export function pruneOld(now: Date, { queries }: Database): Promise<void> {
  const before = (span: number) => new Date(now.getTime() - span)
  return prune(queries, {
    attempts: before(90 * day),
    minute: Math.floor(before(hour).getTime() / 60_000),
    fingerprints: before(day),
    confirmations: before(day),
  })
}
