import { lockOffer, setDeclined, setDeclineReason } from '#database/offer/offers.ts'
import type { DeclineReason } from '#domain/offer/offer.ts'
import { canMove } from '#domain/offer/transitions.ts'
import { type Result, reject } from '#domain/result.ts'
import { recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { offerLead } from './offer-lead.ts'
import { noteRoom } from './room.ts'

/** An offer, and why its installer declines it. */
type Decline = { offer: string; because: DeclineReason }

/** Declines an open offer and offers the lead to the next installer. Declining twice is harmless. */
export async function declineLead(
  decline: Decline,
  world: World,
): Promise<Result<object, 'unknown' | 'answered'>> {
  const declined = await commit(world, async (db) => {
    const now = world.now()
    const at = now.toISOString()
    const locked = await lockOffer(db, decline.offer)
    if (!locked) return reject('unknown', 'There is no such offer.')
    const { lead, installer, state, expires_at } = locked.offer
    if (state === 'declined') return { ok: true, lead: undefined } as const
    if (!canMove(state, 'decline') || expires_at <= at)
      return reject('answered', 'This offer was answered, or has lapsed.')
    await setDeclined(db, decline, at)
    if (state === 'offered') await noteRoom(db, installer, world)
    const detail = { installer, because: decline.because }
    await recordLeadEvent(db, { kind: 'lead.offer-declined', at: now, lead, detail }, world)
    return { ok: true, lead } as const
  })
  if (declined.ok && declined.lead) await offerLead(declined.lead, world, { ifDue: true })
  return declined.ok ? { ok: true } : declined
}

/** Writes down why an installer declined, once it has. */
export async function explainDecline(
  decline: Decline,
  world: World,
): Promise<Result<object, 'answered'>> {
  const isDeclined = await commit(world, (db) => setDeclineReason(db, decline))
  return isDeclined ? { ok: true } : reject('answered', 'You didn’t decline this.')
}
