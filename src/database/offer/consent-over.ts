import { offerTransitions } from '#domain/offer/transitions.ts'
import type { Db } from '../schema.ts'
import { moveOffers } from './move-offers.ts'

const unanswered = offerTransitions['take-back'].from

/** Leads whose consent is over, while an installer is offered them or has their details by what we wrote down. */
export async function listConsentOver(db: Db, now: Date): Promise<string[]> {
  const moment = now.toISOString()
  const [offered, disclosed] = await Promise.all([
    db
      .selectFrom('offers')
      .innerJoin('enquiries', 'enquiries.id', 'offers.lead')
      .select('offers.lead')
      .where('offers.state', 'in', unanswered)
      .where('consent_until', '<=', moment)
      .execute(),
    db
      .selectFrom('disclosures')
      .innerJoin('enquiries', 'enquiries.id', 'disclosures.lead')
      .select('disclosures.lead')
      .where('receiver_kind', '=', 'installer')
      .where('stopped_at', 'is', null)
      .where('consent_until', '<=', moment)
      .execute(),
  ])
  return [...new Set([...offered, ...disclosed].map(({ lead }) => lead))]
}

/** Cancels the open and the priced offers of a lead. Returns them. */
export function cancelOpenOffers(
  db: Db,
  lead: string,
): Promise<{ id: string; installer: string }[]> {
  return moveOffers(db, 'take-back')
    .where('lead', '=', lead)
    .returning(['id', 'installer'])
    .execute()
}
