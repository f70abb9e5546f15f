import { isEmail } from '../enquiry/email.ts'
import type { VisitorLetter } from './delivery.ts'
import type { OutgoingLead } from './outgoing-lead.ts'

/** How many letters of a kind an address gets in 24 hours at most, whoever typed it and however often. */
export const mostLettersADay: Record<VisitorLetter, number> = {
  'promise.new-time': 1,
  'promise.did-they-call': 1,
  'lead.link': 3,
  // As many as may have a lead.
  'offer.accepted': 3,
  'offer.did-they-call': 1,
  'call.could-not-reach': 1,
  'call.wrong-number': 1,
  'desk.letter': 5,
}

/**
 * Why a visitor may not be written to; undefined where we may. The public key is public: anybody could use it to make us
 * write to anybody.
 */
export function reasonNotToWrite(
  {
    leadSource,
    email,
    consentUntil,
  }: Pick<OutgoingLead, 'leadSource' | 'consentUntil'> & {
    email: string
  },
  { now, suppressed }: { now: Date; suppressed: boolean },
): string | undefined {
  if (suppressed) return 'They asked us not to write'
  if (consentUntil <= now.toISOString()) return 'Their consent has run out'
  if (leadSource === 'key') return 'The lead came by a public key'
  if (!isEmail(email)) return 'They left no email address that can be written to'
  return undefined
}
