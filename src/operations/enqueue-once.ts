import { insertDeliveries, type NewDelivery } from '#database/delivery/deliveries.ts'
import { listOwedKeys } from '#database/desk/running-promises.ts'
import { commit, type World } from './world.ts'

/** Queues deliveries, each once for its key, however many replicas run it at the same time. Returns how many were queued. */
export async function enqueueOnce(
  deliveries: readonly (NewDelivery & { dedupeKey: string })[],
  world: Pick<World, 'database' | 'afterWrite'>,
): Promise<number> {
  const keys = deliveries.map(({ dedupeKey }) => dedupeKey)
  const owed = await listOwedKeys(world.database.reads, keys)
  const missing = deliveries.filter(({ dedupeKey }) => !owed.has(dedupeKey))
  if (missing.length === 0) return 0
  return (await commit(world, (db) => insertDeliveries(db, missing))).length
}
