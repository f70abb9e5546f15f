import { v7 as uuidv7 } from 'uuid'
import { listWaiting } from '#database/offer/returns.ts'
import { deskCalendar } from '#domain/promise/calling-calendar.ts'
import { returnNoticeDue } from '#domain/promise/decide-by.ts'
import { enqueueOnce } from '../enqueue-once.ts'
import type { World } from '../world.ts'

/**
 * Notifies owners at half and at three quarters of the time in which a return is decided, while it waits. Replicas may do it at once.
 * Returns how many letters were queued.
 */
export async function enqueueReturnNotices(
  world: Pick<World, 'database' | 'calling' | 'now' | 'afterWrite'>,
): Promise<number> {
  const now = world.now()
  const calendar = deskCalendar(world.calling)
  const notices = (await listWaiting(world.database.reads)).flatMap((offer) => {
    const event = returnNoticeDue(new Date(offer.returned_at ?? ''), now, calendar)
    const dedupeKey = `${event} owner-letter ${offer.id}`
    const about = { id: uuidv7(), lead: offer.lead, offer: offer.id, dedupeKey, now }
    return event ? [{ ...about, channel: 'owner-letter' as const, event }] : []
  })
  return enqueueOnce(notices, world)
}
