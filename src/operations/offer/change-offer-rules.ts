import { saveOfferRules } from '#database/offer/offering.ts'
import { type OfferRules, offerMinutes, offersPerPlace } from '#domain/offer/rules.ts'
import { type Result, reject } from '#domain/result.ts'
import { recordDeskEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'

/** Sets how leads are offered from now on. Offers that are open stay as they are. */
export async function changeOfferRules(
  { mode, minutes, openPerPlace }: OfferRules,
  world: World & { by: string },
): Promise<Result<{ rules: OfferRules }, 'refused' | 'open-offers'>> {
  if (!isWithin(offerMinutes, minutes))
    return reject(
      'refused',
      `Enter whole minutes from ${offerMinutes.least} to ${offerMinutes.most}.`,
    )
  if (!isWithin(offersPerPlace, openPerPlace))
    return reject(
      'open-offers',
      `Enter a whole number from ${offersPerPlace.least} to ${offersPerPlace.most}.`,
    )
  const rules = { mode, minutes, openPerPlace }
  await commit(world, async (db) => {
    await saveOfferRules(db, rules)
    await recordDeskEvent(db, { kind: 'offer rules changed', detail: rules }, world)
  })
  return { ok: true, rules }
}

function isWithin({ least, most }: { least: number; most: number }, value: number): boolean {
  return Number.isInteger(value) && least <= value && value <= most
}
