import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/account/audit.ts'
import { oweInstaller } from '#database/installer/installer-deliveries.ts'
import { creditFee } from '#database/offer/ledger.ts'
import { lockOffer, type OfferRow, stopInstaller, storeDecision } from '#database/offer/returns.ts'
import type { Db } from '#database/schema.ts'
import { givesDetailsBack, goesOn, type ReturnReason } from '#domain/offer/return.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { type Result, reject } from '#domain/result.ts'
import { withRetry } from '../with-retry.ts'
import { type OfferLeadDeps, offerLead } from './offer-lead.ts'

export type ReturnDecision = {
  offer: string
  decision: 'credited' | 'rejected'
  /** Why, as the installer reads it. */
  because: string
}

export type Decided = {
  lead: string
  decision: 'credited' | 'rejected'
  reason: ReturnReason
}

/** Decides a return that waits, by an operator. Deciding the same twice is harmless; the first decision stands. */
export async function decideReturn(
  { offer: id, decision, because }: ReturnDecision,
  deps: OfferLeadDeps & { by: string },
): Promise<Result<object, 'unknown' | 'answered' | 'invalid'>> {
  const { database, now, calling, by, onDue } = deps
  const words = because.trim()
  if (words === '') return reject('invalid', 'Say why: the installer reads it.')
  const result = await withRetry(() =>
    database.db.transaction().execute(async (trx) => {
      const offer = await lockOffer(trx, id)
      if (!offer?.returned_at) return 'unknown' as const
      if (offer.return_decision) return offer.return_decision
      return storeReturnDecision(trx, offer, {
        ...{ decision, because: words, by },
        ...{ at: now(), calling },
      })
    }),
  )
  if (result === 'unknown') return reject('unknown', 'There is no such return.')
  if (typeof result === 'string')
    return result === decision
      ? { ok: true }
      : reject('answered', `This return was ${result} meanwhile. It stands.`)
  await offerOn(result, deps)
  onDue?.()
  return { ok: true }
}

/**
 * Stores a decision with everything that follows from it: the counter-entry, the end of the disclosure, the letter and the history. Call
 * it in the transaction that holds the offer.
 */
export async function storeReturnDecision(
  db: Db,
  offer: OfferRow,
  {
    decision,
    because,
    by,
    at,
    calling,
  }: {
    decision: 'credited' | 'rejected'
    because: string
    by: string | null
    at: Date
    calling: CallingRules
  },
): Promise<Decided> {
  const { id, lead, installer } = offer
  const moment = at.toISOString()
  const reason = offer.returned_because as ReturnReason
  await storeDecision(db, offer, { decision, because, by, at: moment, calling })
  if (decision === 'credited') {
    await creditFee(db, { offer: id, at: moment, newId: uuidv7 })
    if (givesDetailsBack(reason)) await stopInstaller(db, offer, moment)
  }
  const event = decision === 'credited' ? 'offer.credited' : 'offer.return-rejected'
  await oweInstaller(db, { installer, event, offer: id, lead, now: at })
  await recordAudit(db, {
    id: uuidv7(),
    at: moment,
    operator: by,
    lead,
    kind: 'lead.return-decided',
    detail: { installer, decision },
  })
  return { lead, decision, reason }
}

/** Offers a lead that was given back to whoever is next. */
export async function offerOn(
  { lead, decision, reason }: Decided,
  deps: OfferLeadDeps,
): Promise<void> {
  if (decision === 'credited' && goesOn(reason)) await offerLead(lead, deps)
}
