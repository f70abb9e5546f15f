import type { WrittenLetter } from '#domain/delivery/content.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import type { Letter, Part } from '../letter.ts'

/** A letter that an operator wrote to a visitor, as it was written. */
export function deskLetter(
  { lead, letter }: { lead: OutgoingLead; letter: WrittenLetter },
  { withdrawalLink }: { withdrawalLink: string },
): Letter {
  const { subject, body } = letter
  const [opening = ''] = body.split('\n').filter((line) => line.length > 30)
  return {
    subject,
    preview: opening.slice(0, 140),
    heading: subject,
    parts: linesOf(body),
    why: {
      text: `You get this because you ${lead.kind === 'complaint' ? 'complained to us' : 'asked us for quotes or advice'}, reference ${lead.reference}. You can answer this email. If you’d rather not hear from us again, open the page below and press its button.`,
      link: { text: 'Withdraw my consent', address: withdrawalLink },
    },
  }
}

/** Each line is a paragraph; lines that begin with a dash are a list. */
export function linesOf(body: string): Part[] {
  const parts: Part[] = []
  for (const line of body.split('\n').map((one) => one.trim())) {
    const item = /^[-–•*] +(.*)$/.exec(line)?.[1]
    const last = parts.at(-1)
    if (item && typeof last === 'object' && last.kind === 'list') last.items.push(item)
    else if (item) parts.push({ kind: 'list', items: [item] })
    else if (line) parts.push(line)
  }
  return parts
}
