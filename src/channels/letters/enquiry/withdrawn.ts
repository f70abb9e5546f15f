import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import { formatMoment } from '#domain/promise/format-time.ts'
import type { Letter, LetterDeps } from '../letter.ts'

/** Notifies those who have a lead that its visitor withdrew it. It contains no personal details. */
export function withdrawnLetter(
  { lead }: { lead: OutgoingLead },
  { brand, siteUrl, now }: LetterDeps<object>,
): Letter {
  const { reference, withdrawnAt } = lead
  const clock = { now: now.getTime(), timeZone: brand.timeZone }
  const on = withdrawnAt ? ` on ${formatMoment(withdrawnAt, clock)}` : ''
  return {
    subject: `Taken back: ${reference}`,
    preview: 'Please don’t call them any more.',
    heading: 'They took their enquiry back',
    parts: [
      {
        kind: 'words',
        text: `The visitor withdrew this enquiry${on}. Please don’t call, text or email them about it any more. Everyone else who had their details is told as well.`,
        strong: 'Please don’t call, text or email them',
      },
      { kind: 'reference', name: 'Reference', text: reference },
      { kind: 'button', text: 'Open this lead', address: `${siteUrl}/console/leads/${lead.id}` },
    ],
  }
}
