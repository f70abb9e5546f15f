import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import type { ContactChannel } from '#domain/lead/state.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import { type Clock, formatDayOf, formatHours, formatMoment } from '#domain/promise/format-time.ts'
import { noCallPromised } from '#domain/promise/is-promised.ts'
import { type Fact, factsOf, type Letter, type LetterDeps, type Part } from '../letter.ts'
import { type LeadOfLetter, phoneFact } from './phone-fact.ts'

/** How a visitor wants to be spoken with first. */
export const ways: Record<ContactChannel, string> = {
  phone: 'By phone',
  sms: 'Text first',
  email: 'By email',
}

/** Tells operators what was changed on the visitor's own page or corrected at the desk: all of it, since letters arrive in any order. */
export function leadChangedLetter(
  { lead, dialable }: LeadOfLetter,
  { brand, siteUrl, now }: LetterDeps<object>,
): Letter {
  const clock = { now: now.getTime(), timeZone: brand.timeZone }
  const call = callFacts(lead, clock, phoneFact({ lead, dialable }))
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
      text,
      { kind: 'reference', name: 'Reference', text: lead.reference },
      factsOf(call),
      { kind: 'button', text: 'Open this lead', address: `${siteUrl}/console/leads/${lead.id}` },
      ...changeParts(lead, clock),
    ],
  }
}

/** What a visitor corrected, and their notes for the caller. */
export function changeParts(lead: OutgoingLead, clock: Clock): Part[] {
  return [...corrections(lead, clock), ...notes(lead, clock)]
}

function callFacts(
  { wish, awaitsYes, boxes, promisedBy }: OutgoingLead,
  clock: Clock,
  phone: Fact,
): Fact[] {
  const { from, until, contactBy } = wish
  return [
    {
      name: 'When to call',
      value:
        awaitsYes && !boxes.calls
          ? 'Not before they say yes to an installer: they see prices first'
          : from && until
            ? `${formatDayOf(from, clock)}, ${formatHours({ from, until }, clock)}`
            : promisedBy
              ? formatDeadline(promisedBy, clock)
              : noCallPromised,
    },
    ...(contactBy ? [{ name: 'How', value: ways[contactBy] }] : []),
    ...(phone.value ? [{ name: phone.name, value: phone.value }] : []),
  ]
}

function corrections({ changes }: OutgoingLead, clock: Clock): Part[] {
  if (changes.corrections.length === 0) return []
  const facts = changes.corrections.map(({ at, ask, before, after }) => ({
    name: ask,
    value: `${after || 'No answer'} (before: ${before || 'no answer'}; ${formatMoment(at, clock)})`,
  }))
  return [{ kind: 'heading', text: 'Corrected' }, factsOf(facts)]
}

function notes({ changes }: OutgoingLead, clock: Clock): Part[] {
  if (changes.notes.length === 0) return []
  const facts = changes.notes.map(({ at, text }) => ({
    name: formatMoment(at, clock),
    value: text,
  }))
  return [{ kind: 'heading', text: 'Notes for the caller' }, factsOf(facts)]
}
