import { saveOfferRules } from '#database/offer/offering.ts'
import { type OfferRules, offerMinutes } from '#domain/offer/rules.ts'
import { type Result, reject } from '#domain/result.ts'
import { recordAct } from '../account/write-audit.ts'
import { commit, type World } from '../world.ts'

/** Sets how leads are offered from now on. Offers that are open stay as they are. */
export async function changeOfferRules(
  { mode, minutes }: OfferRules,
  world: World & { by: string },
): Promise<Result<{ rules: OfferRules }, 'refused'>> {
  const { least, most } = offerMinutes
  if (!Number.isInteger(minutes) || minutes < least || minutes > most)
    return reject('refused', `Enter whole minutes from ${least} to ${most}.`)
  const rules = { mode, minutes }
  await commit(world, async (db) => {
    await saveOfferRules(db, rules)
    await recordAct(db, { kind: 'offer rules changed', detail: rules }, world)
  })
  return { ok: true, rules }
}
