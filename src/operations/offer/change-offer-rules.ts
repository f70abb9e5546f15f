import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/account/audit.ts'
import { saveOfferRules } from '#database/offer/offer-rules.ts'
import { type OfferRules, offerMinutes } from '#domain/offer/rules.ts'
import { type Result, reject } from '#domain/result.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { withRetry } from '../with-retry.ts'

/** Sets how leads are offered from now on. Offers that are open stay as they are. */
export async function changeOfferRules(
  { mode, minutes }: OfferRules,
  { by, database, now }: ActorDeps,
): Promise<Result<{ rules: OfferRules }, 'refused'>> {
  const { least, most } = offerMinutes
  if (!Number.isInteger(minutes) || minutes < least || minutes > most)
    return reject('refused', `Enter whole minutes from ${least} to ${most}.`)
  const rules = { mode, minutes }
  await withRetry(() =>
    database.db.transaction().execute(async (trx) => {
      await saveOfferRules(trx, rules)
      await recordAudit(trx, {
        id: uuidv7(),
        at: now().toISOString(),
        operator: by,
        kind: 'offer rules changed',
        detail: rules,
      })
    }),
  )
  return { ok: true, rules }
}
