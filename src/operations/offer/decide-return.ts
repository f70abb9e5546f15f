import { letNextCall } from '#database/desk/call-turns.ts'
import { creditFee } from '#database/offer/ledger.ts'
import { offerAgain } from '#database/offer/offering.ts'
import { lockOffer, type OfferRow } from '#database/offer/offers.ts'
import { offerRepeatsAgain } from '#database/offer/repeats.ts'
import { stopInstallerDisclosure, storeDecision } from '#database/offer/returns.ts'
import type { Db } from '#database/schema.ts'
import { givesDetailsBack, goesOn, type ReturnReason } from '#domain/offer/return.ts'
import { type Result, reject } from '#domain/result.ts'
import { byRules, recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { offerLead } from './offer-lead.ts'

type ReturnDecision = {
  offer: string
  decision: 'credited' | 'rejected'
  /** Why, as the installer reads it. */
  because: string
}

export type Decided = {
  lead: string
  decision: 'credited' | 'rejected'
  /** Why the installer returned it, as against why it was decided so. */
  reason: ReturnReason | null
}

/** Decides a return that waits, by an operator. Deciding the same twice is harmless; the first decision counts. */
export async function decideReturn(
  { offer: id, decision, because }: ReturnDecision,
  world: World & { by: string },
): Promise<Result<object, 'unknown' | 'answered' | 'invalid'>> {
  const words = because.trim()
  if (words === '') return reject('invalid', 'Say why: the installer reads it.')
  const at = world.now()
  const decided = await commit(world, async (db) => {
    const offer = (await lockOffer(db, id))?.offer
    if (!offer?.returned_at) return reject('unknown', 'There is no such return.')
    const before = offer.return_decision
    if (before === decision) return { ok: true } as const
    if (before)
      return reject('answered', `This return was ${before} meanwhile, and can’t be decided again.`)
    return storeReturnDecision(db, offer, { decision, because: words, by: world.by, at }, world)
  })
  if ('ok' in decided) return decided
  await offerOn(decided, world)
  return { ok: true }
}

/**
 * Stores a decision with its results: the counter-entry, the end of the disclosure, the letter and the history. `by` is null where the
 * rules decided. Run inside the transaction that holds the offer.
 */
export async function storeReturnDecision(
  db: Db,
  offer: OfferRow,
  {
    decision,
    because,
    by,
    at,
  }: { decision: Decided['decision']; because: string; by: string | null; at: Date },
  world: World,
): Promise<Decided> {
  const { newId, calling } = world
  const { id, lead, installer } = offer
  const moment = at.toISOString()
  const reason = offer.returned_because
  await storeDecision(db, offer, { decision, because, by, at: moment })
  if (decision === 'credited' && reason && goesOn(reason)) {
    // Stored with the rest: the next installer is found even where the process ends here.
    await offerAgain(db, lead)
    await letNextCall(db, lead, { now: at, calling })
  }
  if (decision === 'credited') {
    await creditFee(db, { offer: id, at: moment, newId })
    await offerRepeatsAgain(db, id)
    if (reason && givesDetailsBack(reason)) await stopInstallerDisclosure(db, offer, moment)
  }
  await recordLeadEvent(
    db,
    { kind: 'lead.return-decided', at, lead, offer: id, detail: { installer, decision } },
    { ...byRules(world), by },
  )
  return { lead, decision, reason }
}

/** Offers a credited lead to the next installer, where the reason for the return allows it. */
export async function offerOn(decided: Decided | undefined, world: World): Promise<void> {
  if (decided?.decision === 'credited' && decided.reason && goesOn(decided.reason))
    await offerLead(decided.lead, world)
}
