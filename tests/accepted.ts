import { v7 as uuidv7 } from 'uuid'
import { getOffer } from '#database/offer/offers.ts'
import type { Db } from '#database/schema.ts'

/** Marks an offer as accepted, with the disclosure: for tests of what follows from that. */
export async function markAccepted(db: Db, id: string, at: Date): Promise<void> {
  const moment = at.toISOString()
  await db
    .updateTable('offers')
    .set({ state: 'accepted', answered_at: moment, calls_from: moment })
    .where('id', '=', id)
    .execute()
  const offer = await getOffer(db, id)
  if (!offer) throw new Error('no such offer')
  await db
    .insertInto('disclosures')
    .values({
      ...{ id: uuidv7(), lead: offer.lead, receiver: offer.installer, at: moment },
      ...{ receiver_kind: 'installer', consent_version: '1' },
    })
    .execute()
}
