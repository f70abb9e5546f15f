import type { OfferState } from './offer.ts'

/** What changes the state of an offer: from any of these states, to this one, and from no other. */
type Transition = { from: readonly OfferState[]; to: OfferState }

/**
 * Every transition from one state of an offer to another. Undoing at the desk reverses 'cancel'.
 *
 * A priced offer takes one of its lead's three places, so a visitor compares at most three prices. It doesn't count towards its
 * installer's caps and isn't open with it: the yes is uncertain, and an installer with many prices would get no offers meanwhile. Caps
 * apply at the yes. When the last place gets its yes, the others end like any offer that others were faster for. A price is valid for
 * fourteen days instead of the offer's own time, and then ends without counting against the installer.
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
  /** The last place went to another installer. */
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

/** Whether a move is allowed from an offer's state. */
export function canMove(state: OfferState, move: OfferMove): boolean {
  const { from }: Transition = offerTransitions[move]
  return from.includes(state)
}
