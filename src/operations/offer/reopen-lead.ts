import type { LeadRow } from '#database/desk/lead-row.ts'
import { listOffersOfLead, lockOffer, setLeadReopened, setOutcome } from '#database/offer/offers.ts'
import { getOutgoingOffer } from '#database/offer/outgoing-offer.ts'
import type { Db } from '#database/schema.ts'
import { reopenableUntil, stateByOffers } from '#domain/offer/outcome.ts'
import { type Result, reject } from '#domain/result.ts'
import { recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'

/**
 * Reopens a lead that its installer recorded as lost, as it was before: within seven days, while the installer has the details. A repeat
 * counts once. A lead that was lost by that outcome reopens too; one that the desk closed stays closed.
 */
export function reopenLead(
  id: string,
  world: World,
): Promise<Result<object, 'unknown' | 'closed' | 'late' | 'past'>> {
  const now = world.now()
  return commit(world, async (db) => {
    const locked = await lockOffer(db, id)
    if (!locked?.lead) return reject('unknown', 'There is no such offer.')
    const { offer, lead } = locked
    const outgoing = await getOutgoingOffer(db, id, { now, calling: world.calling })
    if (!outgoing?.details) return reject('closed', 'The details were removed since.')
    if (offer.outcome !== 'lost' || !offer.outcome_at) return { ok: true }
    if (now.toISOString() > reopenableUntil(offer.outcome_at))
      return reject(
        'late',
        'That was more than seven days ago. Call us, and we look at it together.',
      )
    const isByOffers = await isLostByOffers(db, lead)
    const outcome = offer.quote ? 'quoted' : 'reached'
    const at = now.toISOString()
    await setOutcome(db, id, { outcome, at, quote: undefined })
    const state = stateByOffers(await listOffersOfLead(db, lead.id))
    if (isByOffers && state) await setLeadReopened(db, lead.id, state)
    const detail = { installer: offer.installer, outcome, because: 'reopened' }
    await recordLeadEvent(db, { kind: 'lead.offer-outcome', at: now, lead: lead.id, detail }, world)
    return { ok: true }
  })
}

/** Whether a lead was lost by an installer's outcome, and not by the desk. */
async function isLostByOffers(db: Db, { id, state, finished_at }: LeadRow): Promise<boolean> {
  const offers = await listOffersOfLead(db, id)
  return (
    state === 'lost' &&
    offers.some(({ outcome, outcome_at }) => outcome === 'lost' && outcome_at === finished_at)
  )
}
