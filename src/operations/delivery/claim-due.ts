import {
  type ClaimedDelivery,
  type ClaimOptions,
  claimDueDeliveries,
} from '#database/delivery/deliveries.ts'
import { extendPause, getEndpointHealth } from '#database/delivery/endpoint-health.ts'
import type { Db } from '#database/schema.ts'
import { isPaused, isQuiet, nextAttemptAt } from '#domain/delivery/circuit-breaker.ts'
import { commit, type World } from '../world.ts'

/**
 * Claims due deliveries, the longest-waiting first. No other worker gets them until the claim runs out. The attempt is
 * inserted in the same transaction, so that one cut off by a kill still shows.
 */
export function claimDue(
  claim: ClaimOptions,
  { database }: Pick<World, 'database'>,
): Promise<ClaimedDelivery[]> {
  return commit({ database }, async (db) => {
    const limit = await claimableAt(db, claim)
    return limit === 0 ? [] : claimDueDeliveries(db, { ...claim, limit })
  })
}

/**
 * How many deliveries to an endpoint may be claimed now, `limit` at most. A quiet endpoint gets a single attempt across
 * all replicas: the replica that extends the pause makes it.
 */
async function claimableAt(db: Db, { endpoint, limit, now }: ClaimOptions): Promise<number> {
  const health = endpoint === null ? undefined : await getEndpointHealth(db, endpoint)
  // Deliveries to a closed endpoint are claimed too, and then given up without being sent.
  if (endpoint === null || !health || !isQuiet(health)) return limit
  if (isPaused(health, now)) return 0
  const until = nextAttemptAt(health.unansweredSince ?? '', now).toISOString()
  return (await extendPause(db, { endpoint, from: health.pausedUntil, until })) ? 1 : 0
}
