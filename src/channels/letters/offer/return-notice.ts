import type { OutgoingOffer } from '#domain/delivery/outgoing-offer.ts'
import { type ReturnReason, returnReasonNames } from '#domain/offer/return.ts'
import type { ReturnNotice } from '#domain/promise/decide-by.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import type { Letter, LetterDeps } from '../letter.ts'

const words: Record<ReturnNotice, { subject: string; heading: string }> = {
  'offer.return-half-time': { subject: 'Half gone', heading: 'Half of the time is gone' },
  'offer.return-three-quarters': {
    subject: 'A quarter left',
    heading: 'A quarter of the time is left',
  },
}

/** Notifies owners that a return waits for their decision. It contains no personal details. */
export function returnNotice(notice: ReturnNotice) {
  return (
    { offer }: { offer: OutgoingOffer },
    { brand, siteUrl, now }: LetterDeps<object>,
  ): Letter => {
    const { subject, heading } = words[notice]
    const { tradingName } = offer.installer
    const clock = { now: now.getTime(), timeZone: brand.timeZone }
    const by = formatDeadline(offer.return?.decideBy ?? '', clock)
    const reason = returnReasonNames[offer.return?.because as ReturnReason]
    return {
      subject: `${subject}: the return of ${offer.reference}, to decide ${by}`,
      preview: `${tradingName}: ${reason}`,
      heading,
      parts: [
        `${tradingName} returned this enquiry: ${reason}. We said that we’d decide ${by}.`,
        { kind: 'reference', name: 'Reference', text: offer.reference },
        { kind: 'button', text: 'Open the returns', address: `${siteUrl}/console/returns` },
      ],
    }
  }
}
