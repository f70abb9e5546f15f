import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import type { ContactChannel } from '#domain/lead/state.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import { type Clock, formatDayOf, formatHours, formatMoment } from '#domain/promise/format-time.ts'
import type { Fact, Letter, LetterDeps, Part } from '../letter.ts'

/** How a visitor wants to be spoken with first. */
export const ways: Record<ContactChannel, string> = {
  phone: 'By phone',
  sms: 'Text first',
  email: 'By email',
}

/** Tells operators what was changed on the visitor's own page or corrected at the desk: all of it, since letters arrive in any order. */
export function leadChangedLetter(
  { lead }: { lead: OutgoingLead },
  { brand, siteUrl, now }: LetterDeps<object>,
): Letter {
  const clock = { now: now.getTime(), timeZone: brand.timeZone }
  const call = callFacts(lead, clock)
  const at = formatMoment(lead.changedAt, clock)
  const { subject, heading, text } = lead.changedAtDesk
    ? {
        subject: 'details corrected',
        heading: 'Details corrected',
        text: `This was corrected at the desk, last on ${at}. The lead at the desk has it already.`,
      }
    : {
        subject: 'they changed something',
        heading: 'They changed something',
        text: `The visitor changed this on their own page, last on ${at}. The lead at the desk has it already.`,
      }
  return {
    subject: `${lead.reference}: ${subject}`,
    preview: call.map(({ name, value }) => `${name}: ${value}`).join(', '),
    heading,
    parts: [
      { kind: 'words', text },
      { kind: 'reference', name: 'Reference', text: lead.reference },
      { kind: 'facts', facts: call },
      {
        kind: 'button',
        link: { text: 'Open this lead', address: `${siteUrl}/console/leads/${lead.id}` },
      },
      ...changeParts(lead, clock),
    ],
  }
}

/** What a visitor corrected, and their notes for whoever calls. */
export function changeParts(lead: OutgoingLead, clock: Clock): Part[] {
  return [...corrections(lead, clock), ...notes(lead, clock)]
}

function callFacts({ wish, promisedBy, columns }: OutgoingLead, clock: Clock): Fact[] {
  const { from, until, contactBy } = wish
  return [
    {
      name: 'When to call',
      value:
        from && until
          ? `${formatDayOf(from, clock)}, ${formatHours({ from, until }, clock)}`
          : formatDeadline(promisedBy, clock),
    },
    ...(contactBy ? [{ name: 'How', value: ways[contactBy] }] : []),
    ...(columns.phone ? [{ name: 'Phone', value: columns.phone }] : []),
  ]
}

function corrections({ changes }: OutgoingLead, clock: Clock): Part[] {
  if (changes.corrections.length === 0) return []
  const facts = changes.corrections.map(({ at, ask, before, after }) => ({
    name: ask,
    value: `${after || 'No answer'} (before: ${before || 'no answer'}; ${formatMoment(at, clock)})`,
  }))
  return [
    { kind: 'heading', text: 'Corrected' },
    { kind: 'facts', facts },
  ]
}

function notes({ changes }: OutgoingLead, clock: Clock): Part[] {
  if (changes.notes.length === 0) return []
  const facts = changes.notes.map(({ at, text }) => ({
    name: formatMoment(at, clock),
    value: text,
  }))
  return [
    { kind: 'heading', text: 'Notes for whoever calls' },
    { kind: 'facts', facts },
  ]
}
