import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import type { Letter, LetterDeps, Part } from '../letter.ts'

/** Tells operators that a promise runs out and nobody has reached the visitor. Nothing of the person is in it. */
export function promiseNotice(gone: string) {
  return ({ lead }: { lead: OutgoingLead }, deps: LetterDeps<object>) =>
    noticeLetter(gone, lead, deps)
}

function noticeLetter(
  gone: string,
  lead: OutgoingLead,
  { brand, siteUrl, now }: LetterDeps<object>,
): Letter {
  const { reference } = lead
  const format = (moment: string) =>
    formatDeadline(moment, { now: now.getTime(), timeZone: brand.timeZone })
  const promised = format(lead.promisedBy)
  const isOver = Date.parse(lead.promisedBy) <= now.getTime()
  const deed = lead.kind === 'question' ? 'An answer' : 'A call'
  return {
    subject: isOver ? `Late: ${reference}` : `${reference}: ${deed.toLowerCase()} ${promised}`,
    preview: isOver ? `${deed} was promised ${promised}.` : `${gone}.`,
    heading: isOver ? 'A promise is broken' : gone,
    parts: [
      {
        kind: 'words',
        text: isOver
          ? `${deed} was promised ${promised}, and nobody has reached them yet.`
          : `${deed} is promised ${promised}. Nobody has reached them yet.`,
      },
      { kind: 'reference', name: 'Reference', text: reference },
      ...newTime(lead, format),
      {
        kind: 'words',
        text: 'Once you’ve spoken with them, record the call at the desk. These letters stop then.',
      },
      {
        kind: 'button',
        link: { text: 'Open this lead', address: `${siteUrl}/console/leads/${lead.id}` },
      },
    ],
  }
}

function newTime({ newPromiseBy }: OutgoingLead, format: (moment: string) => string): Part[] {
  if (!newPromiseBy) return []
  return [
    {
      kind: 'notice',
      text: `We’re writing to them that we’ll be in touch ${format(newPromiseBy)}.`,
    },
  ]
}
