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
import { lockOffer, type OfferRow } from '#database/offer/offers.ts'
import type { Db } from '#database/schema.ts'
import { capStarts } from '#domain/installer/caps.ts'
import { type Goodwill, needsSecondPerson, problemWithGoodwill } from '#domain/offer/goodwill.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'

/** `id` is the same for each try to give one credit. */
type GoodwillToGive = Goodwill & { id: string; offer: string }

type GivenGoodwill = Result<{ isWaiting: boolean }, 'unknown' | 'refused' | 'invalid'>

/**
 * Credits an accepted offer without a return, wholly or in part, once. What brings an installer above the month's limit for one person
 * waits until an owner agrees. Twice is harmless.
 */
export function giveGoodwill(
  { id, offer: offerId, amountCents, sentence }: GoodwillToGive,
  world: World & { by: string },
): Promise<GivenGoodwill> {
  const { by, calling } = world
  const at = world.now()
  return commit(world, async (db): Promise<GivenGoodwill> => {
    const offer = (await lockOffer(db, offerId))?.offer
    if (!offer) return reject('unknown', 'There is no such offer.')
    const before = await getGoodwillOf(db, offerId)
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
    const { installer, lead } = offer
    const month = capStarts(at, calling.timeZone).month
    const isWaiting = needsSecondPerson(amountCents, await sumGoodwill(db, installer, month))
    await insertGoodwill(db, {
      id,
      offer: offerId,
      installer,
      amount_cents: amountCents,
      sentence: sentence.trim(),
      asked_by: by,
      asked_at: at.toISOString(),
    })
    await recordLeadEvent(
      db,
      { kind: 'lead.goodwill-asked', lead, detail: { installer, cents: amountCents } },
      world,
    )
    if (!isWaiting) await credit(db, offer, { id, amount_cents: amountCents }, world)
    return { ok: true, isWaiting }
  })
}

const creditedBefore = 'It was credited already.'

function whyNotCredited({
  state,
  answered_at,
  returned_at,
  return_decision,
}: OfferRow): Rejection<'refused'> | undefined {
  if (state === 'credited') return reject('refused', creditedBefore)
  if (returned_at && !return_decision)
    return reject('refused', 'A return of it waits. Decide that instead.')
  return answered_at && (state === 'accepted' || state === 'cancelled')
    ? undefined
    : reject('refused', 'They never accepted it, so nothing was charged.')
}

type GoodwillDecision = { id: string; decision: 'agreed' | 'declined' }

/** An owner agrees to a credit that another operator asked for, or declines it: then it is deleted. */
export function decideGoodwill(
  { id, decision }: GoodwillDecision,
  world: World & { by: string },
): Promise<Result<object, 'unknown' | 'refused'>> {
  return commit(world, async (db): Promise<Result<object, 'unknown' | 'refused'>> => {
    const asked = await getGoodwill(db, id)
    const offer = asked && (await lockOffer(db, asked.offer))?.offer
    // Read again: it may have been decided while we waited for the lock.
    const row = await getGoodwill(db, id)
    if (!offer || !row) return reject('unknown', 'There is no such credit, or not any more.')
    if (row.agreed_at)
      return decision === 'agreed' ? { ok: true } : reject('refused', creditedBefore)
    if (decision === 'declined') {
      await deleteWaitingGoodwill(db, id)
      return { ok: true }
    }
    if (row.asked_by === world.by) return reject('refused', 'Somebody else has to agree.')
    const refused = whyNotCredited(offer)
    if (refused) return refused
    await credit(db, offer, row, world)
    return { ok: true }
  })
}

async function credit(
  db: Db,
  { id: offer, lead, installer }: OfferRow,
  { id, amount_cents }: Pick<GoodwillRow, 'id' | 'amount_cents'>,
  world: World & { by: string },
): Promise<void> {
  const { by, newId } = world
  const at = world.now()
  const moment = at.toISOString()
  await creditFee(db, { offer, at: moment, newId, amountCents: amount_cents, by })
  await setGoodwillAgreed(db, id, { by, at: moment })
  const detail = { installer, cents: amount_cents }
  await recordLeadEvent(db, { kind: 'lead.goodwill-credited', at, lead, offer, detail }, world)
}
