import type { Updateable } from 'kysely'
import { type OfferMove, offerTransitions } from '#domain/offer/transitions.ts'
import type { Db, OffersTable } from '../schema.ts'

/** Moves offers by the table of transitions. Offers in other states than its `from` are left unchanged. */
export function moveOffers(
  db: Db,
  move: OfferMove,
  set: Omit<Updateable<OffersTable>, 'state'> = {},
) {
  const { from, to } = offerTransitions[move]
  return db
    .updateTable('offers')
    .set({ ...set, state: to })
    .where('state', 'in', from)
}
