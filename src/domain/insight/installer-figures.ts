import { acceptedStates, type OfferState } from '../offer/offer.ts'
import { countOutcomes, type OfferOutcome } from '../offer/outcome.ts'

/** What became of an installer's offers in a period. Calls in time are counted of those accepted offers whose call is due. */
export type InstallerFigures = {
  installer: string
  offered: number
  accepted: number
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
  state: OfferState
  outcome: OfferOutcome | null
  offered_at: string
  answered_at: string | null
  returned_at: string | null
  promised_by: string | null
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

const accepting: readonly OfferState[] = [...acceptedStates, 'credited']

function figuresOf(offers: readonly CountedOffer[], now: string) {
  const accepted = offers.filter(({ state }) => accepting.includes(state))
  const inTime = ({ called_at, promised_by }: CountedOffer) =>
    called_at !== null && called_at <= (promised_by ?? '')
  return {
    offered: offers.length,
    accepted: accepted.length,
    medianMinutes: medianMinutes(accepted),
    calledInTime: accepted.filter(inTime).length,
    due: accepted.filter((offer) => inTime(offer) || (offer.promised_by ?? '') <= now).length,
    quoted: countOutcomes(accepted, 'quoted'),
    won: countOutcomes(accepted, 'won'),
    returned: accepted.filter(({ returned_at }) => returned_at !== null).length,
    credited: accepted.filter(({ state }) => state === 'credited').length,
  }
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
