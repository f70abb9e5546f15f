import type { CapPeriod, Installer } from '../installer/installer.ts'
import { formatDayOfYear } from '../promise/format-time.ts'
import type { Need } from './need.ts'
import type { OfferState } from './offer.ts'
import { type MatchMoment, openHoursReasons } from './open-hours.ts'
import { capReasons, offerReason, personReason, type Reason, standingReasons } from './reason.ts'
import { inTurn } from './turn.ts'

/** The rules that a trace was made by; goes up when they change. */
export const matchVersion = 2

/** An enquiry of the same person that an installer accepted earlier. */
export type EarlierAcceptance = {
  installer: string
  /** The day (YYYY-MM-DD) on which it accepted. */
  on: string
  /** Whether this lead repeats that one: then it goes to whoever has the person already. */
  repeated: boolean
}

export type MatchLead = {
  need: Need
  /** What became of its offers, by installer: nobody gets a lead twice. */
  offers: Readonly<Record<string, OfferState>>
  earlier: readonly EarlierAcceptance[]
  moment: MatchMoment
}

/** An installer with what it has had lately. */
export type Contender = {
  installer: Installer
  /** Accepted in this day, week and month of the brand's place. */
  accepted: Readonly<Record<CapPeriod, number>>
  /** Offers open or accepted in the window by which turns are shared out, and the level it began at. */
  had: number
  latestOffer?: string | undefined
}

/** An installer beside a lead, with every reason. Whoever suits has a turn, from 1. */
export type Candidate = {
  installer: string
  reasons: readonly Reason[]
  turn: number | null
  /** How many leads it is behind its fair share; negative when it is ahead. */
  shortfall: number | null
}

/**
 * Every installer with all its reasons for and against a lead on a day (YYYY-MM-DD): those who suit first, in turn, then the others by
 * id. The order of the contenders doesn't matter, nor what anybody pays.
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
    const { installer, accepted } = contender
    const reasons = [
      ...standingReasons(installer, lead.need, today),
      ...hoursReasons(installer),
      ...capReasons(installer, accepted),
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
  ).map(({ id, reasons, shortfall }, index) => ({
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

const offerTexts: Record<OfferState, string> = {
  offered: 'Has been offered this lead',
  accepted: 'Accepted this lead',
  declined: 'Declined this lead',
  expired: 'Let its offer of this lead lapse',
  cancelled: 'Was stopped, or its offer was taken back',
  returned: 'Returned this lead',
  credited: 'Returned this lead',
}

function personReasons(
  id: string,
  { offers, earlier }: MatchLead,
  holders: ReadonlySet<string>,
  today: string,
): Reason[] {
  const state = offers[id]
  // Most people ask for the first time.
  if (!state && earlier.length === 0) return []
  const latest = earlier
    .filter(({ installer }) => installer === id)
    .map(({ on }) => on)
    .toSorted()
    .at(-1)
  return [
    ...(state ? [offerReason(offerTexts[state])] : []),
    ...(holders.has(id) ? [personReason('Has this person’s enquiry already', 'for')] : []),
    ...(holders.size > 0 && !holders.has(id)
      ? [personReason('Somebody else has this person’s enquiry already', 'against')]
      : []),
    ...(latest && !holders.has(id)
      ? [personReason(`Had this person’s enquiry on ${formatDayOfYear(latest, today)}`, 'against')]
      : []),
  ]
}
