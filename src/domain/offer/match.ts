import { isBacklog } from '../installer/backlog.ts'
import type { Capacity } from '../installer/caps.ts'
import type { Installer } from '../installer/installer.ts'
import { formatDayOfYear } from '../promise/format-time.ts'
import type { Need } from './need.ts'
import type { OfferEnd, OfferState } from './offer.ts'
import { offerStateWords } from './offer-states.ts'
import { type MatchMoment, openHoursReasons } from './open-hours.ts'
import {
  backlogReason,
  capReasons,
  offerReason,
  personReason,
  type Reason,
  standingReasons,
} from './reason.ts'
import { inTurn } from './turn.ts'

/** The rules that a trace was made by; goes up when they change. */
export const matchVersion = 4

/** An enquiry of the same person that an installer accepted earlier. */
export type EarlierAcceptance = {
  installer: string
  /** The day (YYYY-MM-DD) on which it accepted. */
  on: string
  /** Whether this lead repeats that one: then it goes to the installer that has the person already. */
  repeated: boolean
}

/** An offer of the lead that was made before. */
export type PastOffer = {
  installer: string
  state: OfferState
  because: OfferEnd | null
  /** The day (YYYY-MM-DD) on which its time is over. */
  until: string
}

export type MatchLead = {
  need: Need
  /** When it came (ISO 8601). */
  createdAt: string
  /** The earliest first. */
  offers: readonly PastOffer[]
  earlier: readonly EarlierAcceptance[]
  moment: MatchMoment
}

/** An installer with what it has had lately. */
export type Contender = Capacity & {
  installer: Installer
  /** Offers open or accepted in the window by which turns are shared out, and the level it began at. */
  had: number
  latestOffer?: string | undefined
}

/** An installer matched with a lead, with every reason. Suitable installers have a turn, from 1. */
export type Candidate = {
  installer: string
  reasons: readonly Reason[]
  turn: number | null
  /** How many leads it is behind its fair share; negative when it is ahead. */
  shortfall: number | null
}

/**
 * Every installer with all its reasons for and against a lead on a day (YYYY-MM-DD): suitable ones first, in turn, then the others by
 * id. An installer that let its offer lapse has its turn after all others, once. The contenders' order and fees don't matter.
 */
export function matchInstallers(
  lead: MatchLead,
  contenders: readonly Contender[],
  today: string,
): Candidate[] {
  const holders = new Set(
    lead.earlier.filter(({ repeated }) => repeated).map(({ installer }) => installer),
  )
  const hoursReasons = openHoursReasons(lead.moment)
  const judged = contenders.map((contender) => {
    const { installer } = contender
    const reasons = [
      ...standingReasons(installer, lead.need, today),
      ...hoursReasons(installer),
      ...capReasons(installer, contender),
      ...(isBacklog(installer, lead.createdAt) ? [backlogReason] : []),
      ...personReasons(installer.id, lead, holders, today),
    ]
    return { contender, reasons, suits: reasons.every(({ side }) => side !== 'against') }
  })
  const suited = inTurn(
    judged
      .filter(({ suits }) => suits)
      .map(({ contender: { installer, had, latestOffer }, reasons }) => ({
        id: installer.id,
        weight: installer.weight,
        had,
        latest: latestOffer,
        reasons,
      })),
  )
    .toSorted((one, other) => Number(letLapse(one)) - Number(letLapse(other)))
    .map(({ id, reasons, shortfall }, index) => ({
      installer: id,
      reasons,
      turn: index + 1,
      shortfall,
    }))
  const unsuited = judged
    .filter(({ suits }) => !suits)
    .map(({ contender: { installer }, reasons }) => ({
      installer: installer.id,
      reasons,
      turn: null,
      shortfall: null,
    }))
    .toSorted((one, other) => (one.installer < other.installer ? -1 : 1))
  return [...suited, ...unsuited]
}

function letLapse({ reasons }: { reasons: readonly Reason[] }): boolean {
  return reasons.some(({ code, side }) => code === 'offer' && side === 'neither')
}

/** How often one installer may let offers of the same lead lapse. */
const mostLapses = 2

/** Whether an installer can't be offered the lead again today, after these offers of it. */
export function isBarred(offers: readonly PastOffer[], installer: string, today: string): boolean {
  const theirs = offers.filter((offer) => offer.installer === installer)
  return pastOfferReasons(theirs, today).some(({ side }) => side === 'against')
}

/** No installer gets a lead twice, unless it let its offer lapse, on another day, or couldn't answer it. */
function pastOfferReasons(offers: readonly PastOffer[], today: string): Reason[] {
  const unanswered = ({ state, because }: PastOffer) =>
    because === 'unavailable' ||
    (state === 'expired' && (because === 'taken' || because === 'price-over'))
  const answered = offers.filter((offer) => !unanswered(offer))
  const latest = answered.at(-1)
  if (!latest) return []
  if (latest.state !== 'expired' || answered.length >= mostLapses)
    return [offerReason(offerStateWords[latest.state].history)]
  return latest.until >= today
    ? [offerReason('Let its offer of this lead lapse today')]
    : [offerReason('Let its offer of this lead lapse: once more, after the others', 'neither')]
}

function personReasons(
  id: string,
  { offers, earlier }: MatchLead,
  holders: ReadonlySet<string>,
  today: string,
): Reason[] {
  const past = offers.filter(({ installer }) => installer === id)
  // Most people ask for the first time.
  if (past.length === 0 && earlier.length === 0) return []
  const latest = earlier
    .filter(({ installer }) => installer === id)
    .map(({ on }) => on)
    .toSorted()
    .at(-1)
  return [
    ...pastOfferReasons(past, today),
    ...(holders.has(id) ? [personReason('Has this person’s enquiry already', 'for')] : []),
    ...(holders.size > 0 && !holders.has(id)
      ? [personReason('Somebody else has this person’s enquiry already', 'against')]
      : []),
    ...(latest && !holders.has(id)
      ? [personReason(`Had this person’s enquiry on ${formatDayOfYear(latest, today)}`, 'against')]
      : []),
  ]
}
