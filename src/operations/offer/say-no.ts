import { setPassed } from '#database/offer/offers.ts'
import type { PassReason } from '#domain/offer/price.ts'
import { whyNotAnswered } from '#domain/offer/yes.ts'
import { type Result, reject } from '#domain/result.ts'
import { recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { lockPrice } from './say-yes.ts'

type SaidNo = Result<
  { installer: string; repeated: boolean },
  'unknown' | 'lapsed' | 'answered' | 'taken' | 'withdrawn'
>

/**
 * The visitor says no to a price. Its installer reads that, and why if they say it, and nothing of the person; it costs it nothing, nor a
 * turn. Saying it twice is harmless.
 */
export function sayNo(
  { lead: id, offer, because }: { lead: string; offer: string; because: PassReason },
  world: World,
): Promise<SaidNo> {
  const now = world.now()
  const at = now.toISOString()
  return commit(world, async (db): Promise<SaidNo> => {
    const locked = await lockPrice(db, { lead: id, offer })
    if (!locked) return reject('unknown', 'There is no such price.')
    const { name, lead, offer: row } = locked
    const { installer } = row
    if (row.state === 'passed') return { ok: true, installer, repeated: true }
    if (row.state === 'accepted')
      return reject('answered', `You have said yes to ${name}. Take that back instead.`)
    const over = whyNotAnswered(row, name, at)
    if (over) return over
    await setPassed(db, offer, { because, at })
    const detail = { installer, because }
    await recordLeadEvent(
      db,
      { kind: 'lead.offer-passed', at: now, lead: lead.id, offer, detail },
      world,
    )
    return { ok: true, installer, repeated: false }
  })
}
