import { isEmail } from '../enquiry/email.ts'
import type { Delivery } from './delivery.ts'
import { rulesOf } from './messages.ts'
import type { OutgoingLead } from './outgoing-lead.ts'
import type { OutgoingOffer } from './outgoing-offer.ts'

/** `suppressed` says that the visitor asked us to stop. */
type Asked = { now: Date; suppressed: boolean }

/** Why a queued delivery about a lead is not sent after all: its reason no longer holds. Undefined where it is sent. */
export function reasonToStop(
  delivery: Pick<Delivery, 'channel' | 'event' | 'operator' | 'dedupeKey'>,
  lead: OutgoingLead,
  { now, suppressed }: Asked,
): string | undefined {
  const rules = rulesOf(delivery.event)
  if (!('skipIf' in rules) || rules.about === 'offer') return undefined
  const reason =
    delivery.channel === 'visitor-letter' &&
    !rules.wantedByLaw &&
    reasonNotToTell(lead, { now, suppressed })
  if (reason || rules.about === 'prices') return reason || undefined
  return rules.skipIf?.(lead, { ...delivery, now })
}

/** The same of a delivery about an offer. */
export function reasonToStopOffer(
  { channel, event }: Pick<Delivery, 'channel' | 'event'>,
  offer: OutgoingOffer,
  asked: Asked,
): string | undefined {
  if (channel === 'visitor-letter') {
    if (!offer.details) return 'This installer doesn’t have the enquiry any more'
    const reason = reasonNotToTell(offer.details, asked)
    if (reason) return reason
  }
  const rules = rulesOf(event)
  return rules.about === 'offer' ? rules.skipIf?.(offer, asked) : undefined
}

const reasonNotToTell = (lead: OutgoingLead, asked: Asked) =>
  reasonNotToWrite({ ...lead, email: lead.columns.email }, asked)

/**
 * Why a visitor may not be written to; undefined where we may. The public key is public: anybody could use it to make us
 * write to anybody.
 */
export function reasonNotToWrite(
  {
    leadSource,
    email,
    consentUntil,
  }: Pick<OutgoingLead, 'leadSource' | 'consentUntil'> & { email: string },
  { now, suppressed }: Asked,
): string | undefined {
  if (suppressed) return 'They asked us not to write'
  if (consentUntil <= now.toISOString()) return 'Their consent has run out'
  if (leadSource === 'key') return 'The lead came by a public key'
  if (!isEmail(email)) return 'They left no email address that can be written to'
  return undefined
}
