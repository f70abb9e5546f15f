import { recordAudit } from '#database/account/audit.ts'
import { saveOfferRules } from '#database/offer/offer-rules.ts'
import { type OfferRules, offerMinutes } from '#domain/offer/rules.ts'
import { type Result, reject } from '#domain/result.ts'
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
    await recordAudit(db, {
      id: world.newId(),
      at: world.now().toISOString(),
      operator: world.by,
      kind: 'offer rules changed',
      detail: rules,
    })
  })
  return { ok: true, rules }
}
