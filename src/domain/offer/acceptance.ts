import { capReached } from '../installer/caps.ts'
import {
  type CapPeriod,
  type Caps,
  capPeriodNames,
  type Installer,
  type InstallerService,
} from '../installer/installer.ts'
import type { LeadState } from '../lead/state.ts'
import { type Rejection, reject } from '../result.ts'
import type { OfferState, Way } from './offer.ts'
import { offerStateWords } from './offer-states.ts'
import { type ReasonCode, standingReasons } from './reason.ts'
import { canMove } from './transitions.ts'

const endedStates: readonly LeadState[] = ['withdrawn', 'spam', 'held']
const finished: readonly LeadState[] = ['won', 'lost']

export const takenBack = reject('withdrawn', 'This enquiry was taken back. Nothing was charged.')

export const noPlaceLeft = reject(
  'taken',
  'Somebody else was faster. It doesn’t count against your turn.',
)

const waysAway: Record<'accept' | 'price', { not: Way; text: string }> = {
  accept: {
    not: 'prices',
    text: 'They’d like to see prices first: name yours, and they say who may call.',
  },
  price: { not: 'call', text: 'They’d like to be called: accept it, without a price.' },
}

/** Why an offer can't be accepted or priced any more, as its installer reads it; undefined where it can. */
export function whyOver(
  {
    state,
    expires_at,
    declined_because,
  }: { state: OfferState; expires_at: string; declined_because: string | null },
  lead: { state: LeadState; consent_until: string | null; way: Way | null },
  now: string,
  move: 'accept' | 'price' = 'accept',
): Rejection<'lapsed' | 'answered' | 'taken' | 'withdrawn'> | undefined {
  if (state === 'cancelled' || endedStates.includes(lead.state)) return takenBack
  if ((lead.consent_until ?? '') <= now)
    return reject('withdrawn', 'We may not pass this enquiry on any more. Nothing was charged.')
  const answer = canMove(state, move) ? undefined : offerStateWords[state].installer
  if (answer) return reject('answered', answer)
  if (state === 'expired' && declined_because === 'taken') return noPlaceLeft
  if (finished.includes(lead.state))
    return reject('taken', 'This enquiry is finished. It doesn’t count against your turn.')
  if (state === 'expired' || expires_at <= now)
    return reject('lapsed', 'This offer has lapsed. It doesn’t count against your turn.')
  const isOtherWay = lead.way === waysAway[move].not || (move === 'price' && !lead.way)
  return isOtherWay ? reject('answered', waysAway[move].text) : undefined
}

/** Why an installer that has accepted so many can't accept another; undefined where it can. */
export function whyFull(
  installer: { caps: Caps; closedAt?: string | undefined } | undefined,
  accepted: Readonly<Record<CapPeriod, number>>,
): Rejection<'full' | 'withdrawn'> | undefined {
  if (!installer || installer.closedAt)
    return reject('withdrawn', 'We no longer pass on enquiries to you. Nothing was charged.')
  const { caps } = installer
  const period = capReached(caps, accepted)
  return (
    period &&
    reject('full', `You have had your ${caps[period]} leads for ${capPeriodNames[period]}.`)
  )
}

const ends: readonly ReasonCode[] = ['terms', 'accreditation', 'seller', 'away']

/** Whether an installer can't accept an open offer of such work any more, so that the lead needn't wait for it. */
export function isUnavailable(
  installer: Installer,
  {
    services,
    accepted,
  }: { services: readonly InstallerService[]; accepted: Readonly<Record<CapPeriod, number>> },
  today: string,
): boolean {
  const need = { postcode: '', region: undefined, services, property: 'home' } as const
  return (
    capReached(installer.caps, accepted) !== undefined ||
    standingReasons(installer, need, today).some(
      ({ side, code }) => side === 'against' && ends.includes(code),
    )
  )
}
