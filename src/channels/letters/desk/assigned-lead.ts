import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import type { Letter, LetterDeps } from '../letter.ts'

/** Tells an operator that a lead is theirs now. Nothing of the person is in it. */
export function assignedLeadLetter(
  { lead }: { lead: OutgoingLead },
  { brand, siteUrl, now }: LetterDeps<object>,
): Letter {
  const deed = lead.kind === 'question' ? 'An answer' : 'A call'
  const { promisedBy } = lead
  const clock = { now: now.getTime(), timeZone: brand.timeZone }
  const next =
    promisedBy && !lead.contactedAt && Date.parse(promisedBy) > now.getTime()
      ? `${deed} is promised ${formatDeadline(promisedBy, clock)}.`
      : 'The desk says what comes next.'
  return {
    subject: `A lead is yours: ${lead.reference}`,
    preview: next,
    heading: 'A lead is yours',
    parts: [
      `You were given a lead at the desk. ${next}`,
      { kind: 'reference', name: 'Reference', text: lead.reference },
      { kind: 'button', text: 'Open this lead', address: `${siteUrl}/console/leads/${lead.id}` },
    ],
  }
}
