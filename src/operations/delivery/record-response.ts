import {
  endWaiting,
  freshHealth,
  getEndpointHealth,
  healthColumnsOf,
  lockEndpointHealth,
  updateHealth,
} from '#database/delivery/endpoint-health.ts'
import { afterNoAnswer, isQuiet, shouldTurnOff } from '#domain/delivery/circuit-breaker.ts'
import { recordDeskEvent } from '../record-event.ts'
import { withRetry } from '../with-retry.ts'
import { commit, type World } from '../world.ts'

/**
 * Records that an endpoint answered, whatever the answer was. If it had been quiet, everything that waits for it
 * becomes due, except the delivery `answered`.
 */
export async function recordResponse(
  { endpoint, answered }: { endpoint: string; answered?: string },
  { database, now }: Pick<World, 'database' | 'now'>,
): Promise<void> {
  const health = await withRetry(() => getEndpointHealth(database.db, endpoint))
  // The usual case: it was healthy before, and there is nothing to write.
  if (!health || health.unanswered === 0) return
  await commit({ database }, async (db) => {
    await updateHealth(db, endpoint, freshHealth)
    if (isQuiet(health))
      await endWaiting(db, { endpoint, now: now().toISOString(), except: answered })
  })
}

// A short restart is not worth a letter to the owners.
const notifyAfterMs = 10 * 60_000

/** Records that an endpoint did not answer. A quiet one is paused, and turned off after days of silence. */
export function recordTimeout(
  { endpoint, began }: { endpoint: string; began: Date },
  { database, now }: Pick<World, 'database' | 'now'>,
): Promise<void> {
  const moment = now()
  const at = moment.toISOString()
  return commit({ database }, async (db) => {
    const before = await lockEndpointHealth(db, endpoint)
    if (!before) return
    const health = afterNoAnswer(before, began, moment)
    const off = shouldTurnOff(health, moment)
    const goesQuiet = isQuiet(health) && !isQuiet(before)
    const later = new Date(moment.getTime() + notifyAfterMs).toISOString()
    await updateHealth(db, endpoint, {
      ...healthColumnsOf(health),
      ...(goesQuiet ? { notify_at: later } : {}),
      ...(off ? { disabled_at: at, notify_at: at } : {}),
    })
    if (off)
      await recordDeskEvent(db, { kind: 'webhook turned off', detail: { endpoint } }, { now })
  })
}
