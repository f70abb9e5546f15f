import { lockOffer } from '#database/offer/offers.ts'
import { setSaidCalled } from '#database/offer/owed-calls.ts'
import { saysCalledUntil } from '#domain/offer/owed-call.ts'
import { type Result, reject } from '#domain/result.ts'
import { commit, type World } from '../world.ts'

/**
 * An installer says that it did call, after its enquiry went to the next since no call was recorded. The visitor is asked on their own
 * page; if they say the same, it doesn't count as late. Saying it twice is harmless.
 */
export function sayCalled(
  id: string,
  world: World,
): Promise<Result<object, 'unknown' | 'closed' | 'late'>> {
  const now = world.now().toISOString()
  return commit(world, async (db): Promise<Result<object, 'unknown' | 'closed' | 'late'>> => {
    const offer = (await lockOffer(db, id))?.offer
    if (!offer) return reject('unknown', 'There is no such offer.')
    const { returned_because, returned_at, said_called_at } = offer
    if (said_called_at) return { ok: true }
    if (returned_because !== 'not-in-time' || !returned_at)
      return reject('closed', 'It doesn’t count as a call not made.')
    if (now > saysCalledUntil(returned_at))
      return reject('late', 'That could be said for a day. Call us if it’s wrong.')
    await setSaidCalled(db, id, now)
    return { ok: true }
  })
}
