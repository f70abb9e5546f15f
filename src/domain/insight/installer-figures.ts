import type { LeadState } from '../lead/state.ts'
import type { OfferState, Way } from '../offer/offer.ts'
import { offerStateWords } from '../offer/offer-states.ts'
import { countOutcomes, type OfferOutcome } from '../offer/outcome.ts'

/** What became of an installer's offers in a period. Calls in time are counted of those accepted offers whose call is due. */
export type InstallerFigures = {
  installer: string
  offered: number
  accepted: number
  /** Offers that it priced before a call, and how many of these the visitor said yes to. */
  priced: number
  chosen: number
  /** Within so many minutes half of the accepted ones were accepted; null where none was. */
  medianMinutes: number | null
  calledInTime: number
  due: number
  quoted: number
  won: number
  /** Given back, or credited unasked; and how many of them were credited. */
  returned: number
  credited: number
}

export type CountedOffer = {
  installer: string
  /** What its lead asks for. */
  service: string
  state: OfferState
  outcome: OfferOutcome | null
  offered_at: string
  answered_at: string | null
  returned_at: string | null
  priced_at: string | null
  /** Its lead, how its visitor wanted to go on, when they enquired and were first spoken with, and whether it was won. */
  lead: string
  way: Way | null
  created_at: string
  contacted_at: string | null
  leadState: LeadState
  promised_by: string | null
  /** Whether it went to the next since no call was recorded in time. */
  isLate: boolean
  /** When it first called, whatever came of it. */
  called_at: string | null
}

/** Figures of each installer that was offered anything, most offered first. */
export function installerFigures(offers: readonly CountedOffer[], now: Date): InstallerFigures[] {
  return Array.from(
    Map.groupBy(offers, ({ installer }) => installer),
    ([installer, own]) => ({
      installer,
      ...figuresOf(own, now.toISOString()),
    }),
  ).toSorted(
    (one, other) => other.offered - one.offered || (one.installer < other.installer ? -1 : 1),
  )
}

/** What became of some of an installer's offers. */
export function figuresOf(
  offers: readonly CountedOffer[],
  now: string,
): Omit<InstallerFigures, 'installer'> {
  const accepted = offers.filter(({ state }) => offerStateWords[state].insights === 'accepted')
  const inTime = ({ called_at, promised_by }: CountedOffer) =>
    called_at !== null && called_at <= (promised_by ?? '')
  return {
    offered: offers.length,
    accepted: accepted.length,
    priced: offers.filter(isPriced).length,
    chosen: offers.filter(isChosen).length,
    medianMinutes: medianMinutes(accepted),
    calledInTime: accepted.filter(inTime).length,
    due: accepted.filter((offer) => inTime(offer) || offer.isLate || isDue(offer, now)).length,
    quoted: countOutcomes(accepted, 'quoted'),
    won: countOutcomes(accepted, 'won'),
    returned: accepted.filter(({ returned_at }) => returned_at !== null).length,
    credited: accepted.filter(({ state }) => state === 'credited').length,
  }
}

/** The visitor said yes to it, also where they took that back later. */
function isChosen(offer: CountedOffer): boolean {
  return isPriced(offer) && offer.answered_at !== null && offer.state !== 'declined'
}

/** An accept of what had been priced before the visitor wanted to be called is none of a price. */
function isPriced({ priced_at, way }: CountedOffer): boolean {
  return priced_at !== null && way === 'prices'
}

/** An installer that accepted after the promised time couldn't keep the promise, and a credited lead needs no call. */
function isDue({ state, promised_by, answered_at }: CountedOffer, now: string): boolean {
  const by = promised_by ?? ''
  return state !== 'credited' && by <= now && (answered_at ?? '') < by
}

function medianMinutes(accepted: readonly CountedOffer[]): number | null {
  const minutes = accepted
    .flatMap(({ offered_at, answered_at }) =>
      answered_at ? [(Date.parse(answered_at) - Date.parse(offered_at)) / 60_000] : [],
    )
    .toSorted((one, other) => one - other)
  const middle = minutes[Math.floor((minutes.length - 1) / 2)]
  return middle === undefined ? null : Math.round(middle)
}
