import type { Brand } from '#content/brand.ts'
import type { WrittenLetter } from '#domain/delivery/content.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import { linesOf } from '../desk/desk-letter.ts'
import type { Letter, LetterDeps, Part } from '../letter.ts'
import { promisedTime } from './promised-time.ts'

type About = { lead: OutgoingLead }

/** Acknowledges a complaint. As in every confirmation, nothing that was typed is in it: see confirmation.ts. */
export function complaintReceived(
  { lead }: About,
  { brand, pageLink, withdrawalLink }: Omit<LetterDeps<About>, 'now' | 'siteUrl'>,
): Letter {
  const { email, phone, timeZone } = brand
  const by = formatDeadline(promisedTime(lead), { now: Date.parse(lead.receivedAt), timeZone })
  return {
    subject: `We have your complaint: ${lead.reference}`,
    preview: `We’ll write to you with the outcome ${by}.`,
    heading: 'We have your complaint',
    parts: [
      `One of us looks into it and writes to you with the outcome ${by}. Nobody else sees it.`,
      { kind: 'reference', name: 'Your reference', text: lead.reference },
      `Have you something to add? Answer this email, call ${phone.label}, or write it on your own page. Opening that changes nothing.`,
      { kind: 'button', text: 'See your complaint', address: pageLink },
      ...whoElse(brand, 'You needn’t wait for us'),
      { kind: 'heading', text: 'Was it not you?' },
      `Open the page below and press its button, or write to ${email}. We then look into it no further.`,
      { kind: 'link', text: 'Take it back', address: withdrawalLink },
    ],
  }
}

/** What became of a complaint, as an operator wrote it, and who else can be asked. */
export function complaintOutcome(
  { lead, letter }: About & { letter: WrittenLetter },
  { brand }: { brand: Brand },
): Letter {
  const { subject, body } = letter
  return {
    subject,
    preview: 'What we found, and what you can do if it doesn’t settle it.',
    heading: 'The outcome of your complaint',
    parts: [
      ...linesOf(body),
      { kind: 'reference', name: 'Your reference', text: lead.reference },
      ...whoElse(brand, 'If that doesn’t settle it'),
    ],
    why: { text: 'You get this because you complained to us. You can answer this email.' },
  }
}

function whoElse({ regulator }: Brand, heading: string): Part[] {
  const { name, short, website } = regulator
  return [
    { kind: 'heading', text: heading },
    `You can complain to ${name} (${short}) at any time. It costs nothing.`,
    { kind: 'link', text: `Complain to the ${short}`, address: website },
  ]
}
