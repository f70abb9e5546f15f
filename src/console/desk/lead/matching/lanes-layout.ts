import { type OfferState, openOrAcceptedStates } from '#domain/offer/offer.ts'
import type { Offer } from './matching-query.ts'

/** A part of a lane, from and to in percent of the ruler. */
type LaneBar = {
  kind: 'waiting' | 'lapsed' | 'open' | 'details'
  from: number
  to: number
}

export type Lane = {
  id: string
  name: string
  bars: LaneBar[]
  /** Where the words have room. */
  text: { x: number; side: 'start' | 'end' | 'inside' }
}

type LaneOffer = Pick<
  Offer,
  'id' | 'name' | 'state' | 'offeredAt' | 'expiresAt' | 'answeredAt' | 'returnedAt'
>

/** The most lanes under the ruler; older closed ones are a line of words. */
const mostLanes = 3

/** One lane for each offer, the oldest first. Where there are too many, the oldest that are over are folded. */
export function layOutLanes<One extends LaneOffer>(
  offers: readonly One[],
  position: (moment: number) => number,
  now: number,
): { lanes: (Lane & { offer: One })[]; folded: One[] } {
  const ordered = offers.toSorted((one, other) => (one.offeredAt < other.offeredAt ? -1 : 1))
  const excess = offers.length <= mostLanes ? 0 : offers.length - mostLanes
  const folded = ordered.filter(({ state }) => isOver(state)).slice(0, excess)
  const lanes = ordered
    .filter((offer) => !folded.includes(offer))
    .map((offer) => {
      const bars = barsOf(offer, now).map(({ kind, from, to }) => ({
        kind,
        from: position(from),
        to: position(to),
      }))
      return { id: offer.id, name: offer.name, bars, text: placeText(bars), offer }
    })
  return { lanes, folded }
}

const standing: readonly OfferState[] = openOrAcceptedStates

function isOver(state: Offer['state']): boolean {
  return !standing.includes(state)
}

/** When the last of its bars ends, in milliseconds since 1970. */
export function laneEnd(offer: LaneOffer, now: number): number {
  return Math.max(...barsOf(offer, now).map(({ to }) => to))
}

type Moments = { kind: LaneBar['kind']; from: number; to: number }

function barsOf(offer: LaneOffer, now: number): Moments[] {
  const { state } = offer
  const offered = Date.parse(offer.offeredAt)
  const expires = Date.parse(offer.expiresAt)
  const answered = offer.answeredAt ? Date.parse(offer.answeredAt) : now
  switch (state) {
    case 'offered':
    case 'priced':
      return [
        { kind: 'waiting', from: offered, to: Math.min(now, expires) },
        { kind: 'open', from: Math.min(now, expires), to: expires },
      ]
    case 'expired':
      return [{ kind: 'lapsed', from: offered, to: expires }]
    case 'accepted':
      return [
        { kind: 'waiting', from: offered, to: answered },
        { kind: 'details', from: answered, to: now },
      ]
    case 'returned':
    case 'credited':
      return [
        { kind: 'waiting', from: offered, to: answered },
        {
          kind: 'details',
          from: answered,
          to: offer.returnedAt ? Date.parse(offer.returnedAt) : now,
        },
      ]
    case 'passed':
    case 'declined':
    case 'cancelled':
      return [{ kind: 'waiting', from: offered, to: answered }]
  }
}

/** After the lane, before it, or within it, whichever has room. */
function placeText(bars: readonly LaneBar[]): Lane['text'] {
  const from = Math.min(...bars.map((bar) => bar.from))
  const to = Math.max(...bars.map((bar) => bar.to))
  if (to <= 58) return { x: to, side: 'start' }
  return from >= 42 ? { x: from, side: 'end' } : { x: from, side: 'inside' }
}
