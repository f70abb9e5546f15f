import type { LateLead } from '#domain/delivery/content.ts'
import { callerSentences } from '#domain/lead/caller.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import { formatAt } from '#domain/promise/format-time.ts'
import { factsOf, type Letter, type LetterDeps } from '../letter.ts'

/** Tells owners each morning which promises are broken, and who has them. Nothing of the persons is in it. */
export function lateLeadsLetter(
  { total, first }: { total: number; first: readonly LateLead[] },
  { brand, siteUrl, now }: LetterDeps<object>,
): Letter {
  const late = total === 1 ? '1 promise is broken' : `${total} promises are broken`
  const clock = { now: now.getTime(), timeZone: brand.timeZone }
  return {
    subject: `${late} at ${brand.name}`,
    preview: 'These visitors still wait for us.',
    heading: late,
    parts: [
      'These visitors were promised a call or an answer, and nobody has reached them yet. You’ll get this email every morning until nobody waits.',
      factsOf(
        first.map((lead) => ({
          name: `Promised ${formatDeadline(lead.promisedBy, clock)}`,
          value: lead.reference,
          note: callerSentences(lead.callers, (moment) => formatAt(moment, clock)),
          address: `${siteUrl}/console/leads/${lead.id}`,
        })),
      ),
      ...(total > first.length ? [`And ${total - first.length} more.`] : []),
      { kind: 'button', text: 'Open the late ones', address: `${siteUrl}/console?due=past` },
    ],
  }
}
