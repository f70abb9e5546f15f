import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/account/audit.ts'
import { oweInstaller } from '#database/installer/installer-deliveries.ts'
import {
  deleteWaitingGoodwill,
  type GoodwillRow,
  getGoodwill,
  getGoodwillOf,
  insertGoodwill,
  setGoodwillAgreed,
  sumGoodwill,
} from '#database/offer/goodwill.ts'
import { creditFee } from '#database/offer/ledger.ts'
import { lockOffer, type OfferRow } from '#database/offer/returns.ts'
import type { Db } from '#database/schema.ts'
import { capStarts } from '#domain/offer/caps.ts'
import { type Goodwill, needsSecondPerson, problemWithGoodwill } from '#domain/offer/goodwill.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { type Result, reject } from '#domain/result.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { withRetry } from '../with-retry.ts'

type GoodwillDeps = ActorDeps & { calling: CallingRules; onDue?: () => void }

/** `id` is the same for each try to give one credit. */
type GoodwillToGive = Goodwill & { id: string; offer: string }

type GivenGoodwill = Result<{ isWaiting: boolean }, 'unknown' | 'refused' | 'invalid'>

/**
 * Credits an accepted offer without a return, wholly or in part, once. What brings an installer above the month's limit for one person
 * waits until an owner agrees. Twice is harmless.
 */
export async function giveGoodwill(
  goodwill: GoodwillToGive,
  deps: GoodwillDeps,
): Promise<GivenGoodwill> {
  const { database, onDue } = deps
  const given = await withRetry(() =>
    database.db.transaction().execute((trx) => giveOnce(goodwill, trx, deps)),
  )
  if (given.ok) onDue?.()
  return given
}

async function giveOnce(
  { id, offer: offerId, amountCents, sentence }: GoodwillToGive,
  trx: Db,
  { by, now, calling }: GoodwillDeps,
): Promise<GivenGoodwill> {
  const offer = await lockOffer(trx, offerId)
  if (!offer) return reject('unknown', 'There is no such offer.')
  const before = await getGoodwillOf(trx, offerId)
  if (before?.id === id) return { ok: true, isWaiting: before.agreed_at === null }
  if (before)
    return reject(
      'refused',
      before.agreed_at ? creditedBefore : 'A credit of it waits for an owner.',
    )
  const refused = whyNotCredited(offer)
  if (refused) return refused
  const problem = problemWithGoodwill({ amountCents, sentence }, offer.fee_cents)
  if (problem) return reject('invalid', problem)
  const at = now()
  const row = {
    ...{ id, offer: offerId, installer: offer.installer, amount_cents: amountCents },
    ...{ sentence: sentence.trim(), asked_by: by, asked_at: at.toISOString() },
  }
  const month = capStarts(at, calling.timeZone).month
  const isWaiting = needsSecondPerson(amountCents, await sumGoodwill(trx, offer.installer, month))
  await insertGoodwill(trx, row)
  const detail = { installer: offer.installer, cents: amountCents }
  await recordAudit(trx, {
    ...{ id: uuidv7(), at: at.toISOString(), operator: by, lead: offer.lead },
    ...{ kind: 'lead.goodwill-asked', detail },
  })
  if (!isWaiting) await credit(trx, offer, row, { by, at })
  return { ok: true, isWaiting }
}

const creditedBefore = 'It was credited already.'

function whyNotCredited({
  state,
  answered_at,
  returned_at,
  return_decision,
}: OfferRow): GivenGoodwill | undefined {
  if (state === 'credited') return reject('refused', creditedBefore)
  if (returned_at && !return_decision)
    return reject('refused', 'A return of it waits. Decide that instead.')
  return answered_at && (state === 'accepted' || state === 'cancelled')
    ? undefined
    : reject('refused', 'They never accepted it, so nothing was charged.')
}

type GoodwillDecision = { id: string; decision: 'agreed' | 'declined' }

/** An owner agrees to a credit that somebody else asked for, or declines it: then nothing is left of it. */
export async function decideGoodwill(
  { id, decision }: GoodwillDecision,
  { by, database, now, onDue }: GoodwillDeps,
): Promise<Result<object, 'unknown' | 'refused'>> {
  const decided = await withRetry(() =>
    database.db
      .transaction()
      .execute(async (trx): Promise<Result<object, 'unknown' | 'refused'>> => {
        const asked = await getGoodwill(trx, id)
        const offer = asked && (await lockOffer(trx, asked.offer))
        // Read again: somebody may have decided it while we waited for the lock.
        const row = await getGoodwill(trx, id)
        if (!offer || !row) return reject('unknown', 'There is no such credit, or not any more.')
        if (row.agreed_at)
          return decision === 'agreed' ? { ok: true } : reject('refused', creditedBefore)
        if (decision === 'declined') {
          await deleteWaitingGoodwill(trx, id)
          return { ok: true }
        }
        if (row.asked_by === by) return reject('refused', 'Somebody else has to agree.')
        const refused = whyNotCredited(offer)
        if (refused && !refused.ok) return reject('refused', refused.message)
        await credit(trx, offer, row, { by, at: now() })
        return { ok: true }
      }),
  )
  if (decided.ok) onDue?.()
  return decided
}

async function credit(
  db: Db,
  { id: offer, lead, installer }: OfferRow,
  { id, amount_cents }: Pick<GoodwillRow, 'id' | 'amount_cents'>,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const moment = at.toISOString()
  await creditFee(db, { offer, at: moment, newId: uuidv7, amountCents: amount_cents, by })
  await setGoodwillAgreed(db, id, { by, at: moment })
  await oweInstaller(db, { installer, event: 'offer.credited', offer, lead, now: at })
  await recordAudit(db, {
    ...{ id: uuidv7(), at: moment, operator: by, lead },
    ...{ kind: 'lead.goodwill-credited', detail: { installer, cents: amount_cents } },
  })
}
