import { addressOf, type Channel, channels, receivers } from '#domain/delivery/channel.ts'
import type { Db } from '../schema.ts'

/** Where a lead is sent, but for installers. */
export type Receiver = { channel: Channel; endpoint: string | null }

/** Those who have a lead and were not stopped. */
export async function listHolders(db: Db, lead: string): Promise<Receiver[]> {
  const holders = await db
    .selectFrom('disclosures')
    .select(['receiver_kind', 'receiver'])
    .where('lead', '=', lead)
    .where('stopped_at', 'is', null)
    .execute()
  return holders
    .map((row) => addressOf(row.receiver_kind, row.receiver))
    .filter(({ channel }) => channels[channel].recipient !== 'installer')
}

/** Those who are being sent a lead right now. */
export function listInHand(db: Db, lead: string, now: Date) {
  return db
    .selectFrom('deliveries')
    .select(['channel', 'endpoint', 'claimed_until'])
    .where('lead', '=', lead)
    .where('event', '=', 'lead.created')
    .where(
      'channel',
      'in',
      Object.values(receivers).map(({ channel }) => channel),
    )
    .where('claimed_until', '>', now.toISOString())
    .where('delivered_at', 'is', null)
    .where('stopped_at', 'is', null)
    .execute()
}

/**
 * Changes that were not tried yet and that are due from a moment on: their content is read when they are sent. Locked: workers can't claim
 * them before this transaction ends.
 */
export async function listWaitingChanges(db: Db, lead: string, from: string): Promise<Receiver[]> {
  const waiting = await db
    .selectFrom('deliveries')
    .select(['channel', 'endpoint', 'retry_at'])
    .where('lead', '=', lead)
    .where('event', '=', 'lead.changed')
    .where('attempts', '=', 0)
    .where('retry_at', 'is not', null)
    .forUpdate()
    .execute()
  return waiting.filter(({ retry_at }) => (retry_at ?? '') >= from)
}

/** Whether a letter to the installer is queued from a moment on and not tried yet: it shows the state when it is sent. */
export async function isOfferNewsWaiting(
  db: Db,
  { lead, offer, from }: { lead: string; offer: string; from: string },
): Promise<boolean> {
  const waiting = await db
    .selectFrom('deliveries')
    .select('retry_at')
    .where('lead', '=', lead)
    .where('offer', '=', offer)
    .where('channel', '=', 'installer-letter')
    .where('event', 'in', ['offer.accepted', 'offer.changed'])
    .where('attempts', '=', 0)
    .where('retry_at', 'is not', null)
    .orderBy('retry_at', 'desc')
    .executeTakeFirst()
  return waiting !== undefined && (waiting.retry_at ?? '') >= from
}
