import type { Brand } from '#content/brand.ts'
import type { PromiseNotice } from '#domain/delivery/delivery.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import type { Letter, Part } from '../letter.ts'

const gone: Record<PromiseNotice, string> = {
  'promise.half-time': 'Half of the time is gone',
  'promise.three-quarters': 'Three quarters of the time are gone',
  'promise.nine-tenths': 'Nine tenths of the time are gone',
}

/** Tells operators that a promise runs out and nobody has reached the visitor. Nothing of the person is in it. */
export function promiseNotice(
  event: PromiseNotice,
  lead: OutgoingLead,
  { brand, siteUrl, now }: { brand: Brand; siteUrl: string; now: Date },
): Letter {
  const { reference } = lead
  const format = (moment: string) =>
    formatDeadline(moment, { now: now.getTime(), timeZone: brand.timeZone })
  const promised = format(lead.promisedBy)
  const isOver = Date.parse(lead.promisedBy) <= now.getTime()
  const deed = lead.kind === 'question' ? 'An answer' : 'A call'
  return {
    subject: isOver ? `Late: ${reference}` : `${reference}: ${deed.toLowerCase()} ${promised}`,
    preview: isOver ? `${deed} was promised ${promised}.` : `${gone[event]}.`,
    heading: isOver ? 'A promise is broken' : gone[event],
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
