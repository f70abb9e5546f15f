import { lockOffer } from '#database/offer/offers.ts'
import { takenBack, whyOver } from '#domain/offer/acceptance.ts'
import { type Result, reject } from '#domain/result.ts'
import { commit, type World } from '../world.ts'
import { handOver } from './hand-over.ts'

export type AcceptedOffer = Result<
  { lead: string; installer: string; repeated: boolean },
  'unknown' | 'lapsed' | 'answered' | 'taken' | 'full' | 'withdrawn'
>

/**
 * Accepts an offer whose visitor didn't ask for prices first: see `handOver`. The lead and the installer are locked meanwhile, so that of two
 * who accept the last place one gets it. Accepting twice is harmless.
 */
export function acceptLead(id: string, world: World): Promise<AcceptedOffer> {
  const now = world.now()
  return commit(world, async (db): Promise<AcceptedOffer> => {
    const locked = await lockOffer(db, id)
    if (!locked) return reject('unknown', 'There is no such offer.')
    const { offer, lead } = locked
    const accepted = { ok: true, lead: offer.lead, installer: offer.installer } as const
    if (offer.state === 'accepted') return { ...accepted, repeated: true }
    if (!lead) return takenBack
    const over = whyOver(offer, lead, now.toISOString())
    const rejected = over ?? (await handOver(db, { offer, lead, now }, { by: 'accept' }, world))
    return rejected ?? { ...accepted, repeated: false }
  })
}
