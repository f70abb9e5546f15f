import { countWord } from '#content/words.ts'
import type { OfferedInstaller } from '#domain/delivery/outgoing-offer.ts'
import { lateDays } from '#domain/offer/owed-call.ts'
import { type Letter, tableOf } from '../letter.ts'
import { phoneLink } from '../links.ts'

/** Asks owners to ring the office of an installer that didn't make its calls. Nothing of any visitor is in it. */
export function lateCallsLetter(
  { installer, count }: { installer: OfferedInstaller; count: number },
  { siteUrl }: { siteUrl: string },
): Letter {
  const { id, tradingName, people } = installer
  const calls = countWord(count, 'call')
  return {
    subject: `${tradingName}: ${calls} not made in time`,
    preview: 'Please call their office.',
    heading: `Please call ${tradingName}`,
    parts: [
      `In the last ${lateDays} days they accepted ${count} enquiries and recorded no call by the promised time. Each went to the next installer, and its fee is credited. We told them that we’d call.`,
      tableOf(
        people
          .filter(({ phone }) => phone)
          .map(({ name, phone }) => ({ name, value: phone, ...phoneLink(phone) })),
      ),
      {
        kind: 'button',
        text: 'Open this installer',
        address: `${siteUrl}/console/installers/${id}`,
      },
    ],
  }
}
