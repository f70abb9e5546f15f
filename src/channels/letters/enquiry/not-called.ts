import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import { noCallPromised } from '#domain/promise/is-promised.ts'
import type { Letter, LetterDeps } from '../letter.ts'

/** Notifies owners that a visitor says nobody called. It contains no personal details. */
export function notCalledLetter(
  { lead }: { lead: OutgoingLead },
  { brand, siteUrl, now }: LetterDeps<object>,
): Letter {
  const clock = { now: now.getTime(), timeZone: brand.timeZone }
  const promised = lead.promisedBy
    ? `It was promised ${formatDeadline(lead.promisedBy, clock)}.`
    : `${noCallPromised}.`
  const deskSays = lead.contactedAt
    ? 'The desk has written down that somebody reached them. Please find out who is right.'
    : 'Please call them now, or choose a time with them.'
  return {
    subject: `Nobody called: ${lead.reference}`,
    preview: promised,
    heading: 'They say nobody called',
    parts: [
      `We asked this visitor whether the promised call came, and they answered no. ${promised} ${deskSays}`,
      { kind: 'reference', name: 'Reference', text: lead.reference },
      { kind: 'button', text: 'Open this lead', address: `${siteUrl}/console/leads/${lead.id}` },
    ],
  }
}
