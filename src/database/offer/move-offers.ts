import type { Updateable } from 'kysely'
import { type OfferMove, offerTransitions } from '#domain/offer/transitions.ts'
import type { Db, OffersTable } from '../schema.ts'

/** Moves offers from where the table of transitions lets them stand to where it says. Whatever stands elsewhere stays. */
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
