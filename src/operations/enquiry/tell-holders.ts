import { v7 as uuidv7 } from 'uuid'
import { insertDeliveries } from '#database/delivery/deliveries.ts'
import {
  isOfferNewsWaiting,
  listHolders,
  listInHand,
  listWaitingChanges,
  type Receiver,
} from '#database/delivery/holders.ts'
import { enqueueForInstaller } from '#database/installer/installer-deliveries.ts'
import { listAcceptedOffers } from '#database/offer/visitor-offers.ts'
import type { Db } from '#database/schema.ts'

/** What changed of a lead. `tellAt` is later than now where the change may still be undone. */
type LeadNews = { lead: string; version: number; now: Date; tellAt?: Date }

/** The office's letters wait this long, so that several changes are one letter. */
const letterDelayMs = 20_000

/** Queues a change for exactly those who have the lead, or are being sent it right now. */
export async function tellHolders(
  db: Db,
  { lead, version, now, tellAt = now }: LeadNews,
): Promise<void> {
  const waiting = await listWaitingChanges(db, lead, earliestNews(tellAt, now))
  const holders = await listHolders(db, lead)
  const inHand = await listInHand(db, lead, now)
  const owed = [
    ...holders.map((holder) => ({ ...holder, dueAt: tellAt })),
    ...inHand
      .filter((one) => !isAmong(holders, one))
      // The lead itself is on its way, as it was: what changed arrives after it.
      .map(({ claimed_until, ...one }) => ({ ...one, dueAt: latest(claimed_until, tellAt) })),
  ].filter((one) => !isAmong(waiting, one))
  await insertDeliveries(
    db,
    owed.map(({ channel, endpoint, dueAt }) => ({
      id: uuidv7(),
      lead,
      channel,
      endpoint,
      event: 'lead.changed',
      dedupeKey: ['changed', lead, version, channel, endpoint ?? ''].join(' '),
      now,
      dueAt: channel === 'operator-letter' ? new Date(dueAt.getTime() + letterDelayMs) : dueAt,
    })),
  )
}

/** Queues a change for the installers who accepted the lead. */
export async function tellInstallers(
  db: Db,
  { lead, version, now, tellAt = now }: LeadNews,
): Promise<void> {
  const dueAt = new Date(tellAt.getTime() + letterDelayMs)
  for (const { id: offer, installer } of await listAcceptedOffers(db, lead))
    if (!(await isOfferNewsWaiting(db, { lead, offer, from: earliestNews(tellAt, now) })))
      await enqueueForInstaller(db, {
        installer,
        event: 'offer.changed',
        offer,
        lead,
        key: String(version),
        now,
        dueAt,
      })
}

/** What goes out before a change is certain doesn't carry it for sure. */
function earliestNews(tellAt: Date, now: Date): string {
  return tellAt <= now ? '' : tellAt.toISOString()
}

function isAmong(receivers: readonly Receiver[], { channel, endpoint }: Receiver): boolean {
  return receivers.some((one) => one.channel === channel && one.endpoint === endpoint)
}

function latest(moment: string | null, other: Date): Date {
  return new Date(Math.max(Date.parse(moment ?? other.toISOString()), other.getTime()))
}
