import { type CapPeriod, type Caps, capPeriodNames } from '../installer/installer.ts'
import type { LeadState } from '../lead/state.ts'
import { type Rejection, reject } from '../result.ts'
import { capReached } from './caps.ts'
import type { OfferState } from './offer.ts'

const answers: Partial<Record<OfferState, string>> = {
  declined: 'You declined this lead.',
  returned: 'You returned this lead.',
  credited: 'You returned this lead.',
}

const endedStates: readonly LeadState[] = ['withdrawn', 'spam', 'held']
const finished: readonly LeadState[] = ['won', 'lost']

export const takenBack = reject('withdrawn', 'This enquiry was taken back. Nothing was charged.')

export const noPlaceLeft = reject(
  'taken',
  'Somebody else was faster. It doesn’t count against your turn.',
)

/** Why an offer can't be accepted any more, as its installer reads it; undefined where it can. */
export function whyOver(
  {
    state,
    expires_at,
    declined_because,
  }: { state: OfferState; expires_at: string; declined_because: string | null },
  lead: { state: LeadState; consent_until: string | null },
  now: string,
): Rejection<'lapsed' | 'answered' | 'taken' | 'withdrawn'> | undefined {
  if (state === 'cancelled' || endedStates.includes(lead.state)) return takenBack
  if ((lead.consent_until ?? '') <= now)
    return reject('withdrawn', 'We may not pass this enquiry on any more. Nothing was charged.')
  const answer = answers[state]
  if (answer) return reject('answered', answer)
  if (state === 'expired' && declined_because === 'taken') return noPlaceLeft
  if (finished.includes(lead.state))
    return reject('taken', 'This enquiry is finished. It doesn’t count against your turn.')
  return state === 'expired' || expires_at <= now
    ? reject('lapsed', 'This offer has lapsed. It doesn’t count against your turn.')
    : undefined
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
