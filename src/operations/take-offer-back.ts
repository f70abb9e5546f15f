import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/audit.ts'
import { oweInstaller } from '#database/installer-deliveries.ts'
import { setNextAction } from '#database/offering.ts'
import {
  cancelOffer,
  deleteUnsentOffer,
  getOffer,
  listOffersOfLead,
  lockLead,
} from '#database/offers.ts'
import { type OfferState, placeStates } from '#domain/installer/offer.ts'
import { type Result, reject } from '#domain/result.ts'
import type { OfferLeadDeps } from './offer-lead.ts'
import { withRetry } from './with-retry.ts'

const over: Record<Exclude<OfferState, 'offered'>, string> = {
  accepted: 'They have accepted this lead. Stop them under who holds the details instead.',
  returned: 'They accepted this lead, and returned it.',
  credited: 'They accepted this lead, and returned it.',
  declined: 'They have declined this lead already.',
  expired: 'This offer has lapsed already.',
  cancelled: 'This offer was taken back already.',
}

const holdingPlace: readonly OfferState[] = placeStates

/**
 * An operator takes an open offer back. While its letter hasn't gone out it's as if it had never been made; after that the installer
 * is told.
 */
export async function takeOfferBack(
  id: string,
  operator: { id: string },
  { database, now, onDue }: Pick<OfferLeadDeps, 'database' | 'now' | 'onDue'>,
): Promise<Result<{ lead: string; installer: string }, 'unknown' | 'refused'>> {
  const outcome = await withRetry(() =>
    database.db
      .transaction()
      .execute(
        async (
          trx,
        ): Promise<Result<{ lead: string; installer: string }, 'unknown' | 'refused'>> => {
          const unlocked = await getOffer(trx, id)
          if (!unlocked) return reject('unknown', 'There is no such offer.')
          const locked = await lockLead({ ...database, db: trx }, unlocked.lead)
          const offer = await getOffer(trx, id)
          if (!offer) return reject('unknown', 'There is no such offer.')
          const { lead, installer, state } = offer
          if (state !== 'offered') return reject('refused', over[state])
          const at = now()
          if (!(await deleteUnsentOffer(trx, id))) {
            await cancelOffer(trx, id)
            await oweInstaller(trx, {
              ...{ installer, event: 'offer.cancelled', offer: id, lead, now: at },
            })
          }
          const others = await listOffersOfLead(trx, lead)
          if (!others.some((one) => holdingPlace.includes(one.state))) {
            const callable = new Date(locked?.callable_from ?? at)
            await setNextAction(trx, lead, {
              action: 'first-call',
              at: callable > at ? callable : at,
            })
          }
          await recordAudit(trx, {
            id: uuidv7(),
            at: at.toISOString(),
            operator: operator.id,
            lead,
            kind: 'lead.offer-cancelled',
            detail: { installer },
          })
          return { ok: true, lead, installer }
        },
      ),
  )
  if (outcome.ok) onDue?.()
  return outcome
}
