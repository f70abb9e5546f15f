import type { LateLead } from '#domain/delivery/content.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import type { Letter, LetterDeps } from '../letter.ts'

/** Tells owners each morning which promises are broken. Nothing of the persons is in it. */
export function lateLeadsLetter(
  { total, first }: { total: number; first: readonly LateLead[] },
  { brand, siteUrl, now }: LetterDeps<object>,
): Letter {
  const late = total === 1 ? '1 promise is broken' : `${total} promises are broken`
  const promised = ({ promisedBy }: LateLead) =>
    formatDeadline(promisedBy, { now: now.getTime(), timeZone: brand.timeZone })
  return {
    subject: `${late} at ${brand.name}`,
    preview: 'These visitors still wait for us.',
    heading: late,
    parts: [
      {
        kind: 'words',
        text: 'These visitors were promised a call or an answer, and nobody has reached them yet. You’ll get this letter every morning until nobody waits.',
      },
      {
        kind: 'facts',
        facts: first.map((lead) => ({
          name: `Promised ${promised(lead)}`,
          value: lead.reference,
          address: `${siteUrl}/console/leads/${lead.id}`,
        })),
      },
      ...(total > first.length
        ? [{ kind: 'words' as const, text: `And ${total - first.length} more.` }]
        : []),
      {
        kind: 'button',
        link: { text: 'Open the late ones', address: `${siteUrl}/console?due=past` },
      },
    ],
  }
}
