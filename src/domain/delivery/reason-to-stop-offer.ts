import type { Delivery } from './delivery.ts'
import type { OutgoingOffer } from './outgoing-offer.ts'
import { reasonNotToWrite } from './visitor-letter.ts'

/**
 * Why a delivery about an offer is not sent after all; undefined where it is. `suppressed` says that the visitor asked us to stop. That
 * somebody must not call any more is always told.
 */
export function reasonToStopOffer(
  { channel, event }: Pick<Delivery, 'channel' | 'event'>,
  offer: OutgoingOffer,
  { now, suppressed }: { now: Date; suppressed: boolean },
): string | undefined {
  if (channel === 'visitor-letter') return reasonNotToTellVisitor(offer, { now, suppressed })
  switch (event) {
    case 'offer.made':
      return reasonNotToOffer(offer, { now, suppressed })
    case 'offer.accepted':
    case 'offer.changed':
      return offer.details ? undefined : 'They don’t have the details any more'
    case 'offer.cancelled':
      return offer.state === 'accepted' && !offer.ended ? 'The enquiry goes on' : undefined
    case 'offer.credited':
      return offer.state === 'credited' || offer.return?.decision === 'credited' || offer.goodwill
        ? undefined
        : 'It was not credited'
    case 'offer.return-rejected':
      return offer.return?.decision === 'rejected' ? undefined : 'The return was decided otherwise'
    default:
      return undefined
  }
}

function reasonNotToOffer(
  { state, expiresAt, ended, installer, consentUntil }: OutgoingOffer,
  { now, suppressed }: { now: Date; suppressed: boolean },
): string | undefined {
  const moment = now.toISOString()
  if (consentUntil <= moment) return 'Their consent has run out'
  if (ended || suppressed) return 'The enquiry was taken back'
  if (state !== 'offered') return 'The offer was answered, or has lapsed'
  if (expiresAt <= moment) return 'The offer has lapsed'
  return installer.closedAt ? 'We no longer pass on enquiries to this installer' : undefined
}

function reasonNotToTellVisitor(
  { details }: OutgoingOffer,
  deps: { now: Date; suppressed: boolean },
): string | undefined {
  if (!details) return 'This installer doesn’t have the enquiry any more'
  const { leadSource, consentUntil, columns } = details
  return reasonNotToWrite({ leadSource, consentUntil, email: columns.email }, deps)
}
