import { v7 as uuidv7 } from 'uuid'
import { listOpenEndpoints } from '#database/delivery/endpoints.ts'
import { getFailingLetters } from '#database/delivery/failing-deliveries.ts'
import { dayOf } from '#domain/calendar.ts'
import { failingLettersKey } from '#domain/delivery/failing-letters.ts'
import { enqueueOnce } from '../enqueue-once.ts'
import type { World } from '../world.ts'

/**
 * Queues an alarm for every webhook, once a day, while letters to operators fail: webhooks are a channel that may still work.
 * Returns whether letters fail.
 */
export async function enqueueAlarms(
  world: Pick<World, 'database' | 'calling' | 'now' | 'afterWrite'>,
): Promise<boolean> {
  const { reads } = world.database
  const now = world.now()
  if (!(await getFailingLetters(reads, now))) return false
  const day = dayOf(now, world.calling.timeZone)
  const alarms = (await listOpenEndpoints(reads)).map((endpoint) => ({
    id: uuidv7(),
    lead: null,
    channel: 'webhook' as const,
    event: 'letters.failing' as const,
    endpoint,
    dedupeKey: failingLettersKey(endpoint, day),
    now,
  }))
  await enqueueOnce(alarms, world)
  return true
}
