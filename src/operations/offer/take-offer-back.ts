import { recordAudit } from '#database/account/audit.ts'
import { updateNextAction } from '#database/desk/queue.ts'
import { oweInstaller } from '#database/installer/installer-deliveries.ts'
import { cancelOffer, deleteUnsentOffer, lockOffer } from '#database/offer/offers.ts'
import type { OfferState } from '#domain/offer/offer.ts'
import { type Result, reject } from '#domain/result.ts'
import { commit, type World } from '../world.ts'

const over: Record<Exclude<OfferState, 'offered'>, string> = {
  accepted: 'They have accepted this lead. Stop them under who holds the details instead.',
  returned: 'They accepted this lead, and returned it.',
  credited: 'They accepted this lead, and returned it.',
  declined: 'They have declined this lead already.',
  expired: 'This offer has lapsed already.',
  cancelled: 'This offer was taken back already.',
}

type TakenBack = Result<{ lead: string; installer: string }, 'unknown' | 'refused'>

/**
 * An operator takes an open offer back. While its letter hasn't gone out it's as if it had never been made; after that the installer
 * is told.
 */
export function takeOfferBack(
  id: string,
  operator: { id: string },
  world: World,
): Promise<TakenBack> {
  return commit(world, async (db): Promise<TakenBack> => {
    const locked = await lockOffer(db, id)
    if (!locked) return reject('unknown', 'There is no such offer.')
    const { lead, installer, state } = locked.offer
    if (state !== 'offered') return reject('refused', over[state])
    const now = world.now()
    if (!(await deleteUnsentOffer(db, id))) {
      await cancelOffer(db, id)
      await oweInstaller(db, { installer, event: 'offer.cancelled', offer: id, lead, now })
    }
    await updateNextAction(db, lead, world.calling)
    await recordAudit(db, {
      at: now.toISOString(),
      operator: operator.id,
      lead,
      kind: 'lead.offer-cancelled',
      detail: { installer },
    })
    return { ok: true, lead, installer }
  })
}
