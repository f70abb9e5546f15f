import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/account/audit.ts'
import { updateNextAction } from '#database/desk/queue.ts'
import { oweInstaller } from '#database/installer/installer-deliveries.ts'
import { cancelOffer, deleteUnsentOffer, getOffer, lockLead } from '#database/offer/offers.ts'
import type { OfferState } from '#domain/offer/offer.ts'
import { type Result, reject } from '#domain/result.ts'
import { withRetry } from '../with-retry.ts'
import type { OfferLeadDeps } from './offer-lead.ts'

const over: Record<Exclude<OfferState, 'offered'>, string> = {
  accepted: 'They have accepted this lead. Stop them under who holds the details instead.',
  returned: 'They accepted this lead, and returned it.',
  credited: 'They accepted this lead, and returned it.',
  declined: 'They have declined this lead already.',
  expired: 'This offer has lapsed already.',
  cancelled: 'This offer was taken back already.',
}

/**
 * An operator takes an open offer back. While its letter hasn't gone out it's as if it had never been made; after that the installer
 * is told.
 */
export async function takeOfferBack(
  id: string,
  operator: { id: string },
  { database, now, calling, onDue }: Pick<OfferLeadDeps, 'database' | 'now' | 'calling' | 'onDue'>,
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
          await lockLead(trx, unlocked.lead)
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
          await updateNextAction(trx, lead, calling)
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
