import type { OfferState } from './offer.ts'

/** What changes the state of an offer: from any of these states, to this one, and from no other. */
type Transition = { from: readonly OfferState[]; to: OfferState }

/**
 * Every way from one state of an offer to another; whoever changes one reads it here. Undoing at the desk goes the way of 'cancel' back.
 *
 * A priced offer takes one of its lead's three places, so that a visitor compares three prices at most. It takes none of its installer's
 * caps and isn't open with it: nobody knows whether the yes comes, and whoever prices much would be offered nothing meanwhile. Caps hold at
 * the yes. With the last place's yes the others end like any offer that others were faster for. A price stands fourteen days in place of
 * the offer's own time, and then ends without counting against anybody.
 */
export const offerTransitions = {
  /** Its installer accepts, where the visitor didn't ask for prices first. */
  accept: { from: ['offered'], to: 'accepted' },
  decline: { from: ['offered', 'priced'], to: 'declined' },
  /** Its installer names a price, or another one. */
  price: { from: ['offered', 'priced'], to: 'priced' },
  /** The visitor lets it call, by name. */
  yes: { from: ['priced'], to: 'accepted' },
  no: { from: ['priced'], to: 'passed' },
  /** The visitor wants to be called after all: its installer may accept. */
  'call-instead': { from: ['priced'], to: 'offered' },
  lapse: { from: ['offered'], to: 'expired' },
  'price-lapse': { from: ['priced'], to: 'expired' },
  /** The last place went to somebody else. */
  'places-taken': { from: ['offered', 'priced'], to: 'expired' },
  /** An operator takes it back, its installer can't accept it any more, or the consent is over. */
  'take-back': { from: ['offered', 'priced'], to: 'cancelled' },
  /** The visitor withdraws, stops it, takes their yes back or is erased. A return that waits stays one. */
  cancel: { from: ['offered', 'priced', 'accepted'], to: 'cancelled' },
  return: { from: ['accepted'], to: 'returned' },
  /** What was cancelled may still be credited. */
  credit: { from: ['returned', 'cancelled'], to: 'credited' },
  'turn-down': { from: ['returned'], to: 'accepted' },
} as const satisfies Record<string, Transition>

export type OfferMove = keyof typeof offerTransitions

/** @internal */
export const offerMoves = Object.keys(offerTransitions) as OfferMove[]

/** Whether an offer can be moved so from where it stands. */
export function canMove(state: OfferState, move: OfferMove): boolean {
  const { from }: Transition = offerTransitions[move]
  return from.includes(state)
}
