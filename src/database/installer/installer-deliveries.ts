import { v7 as uuidv7 } from 'uuid'
import type { Channel } from '#domain/delivery/channel.ts'
import type { InstallerEvent, OfferEvent } from '#domain/delivery/messages.ts'
import { insertDeliveries } from '../delivery/deliveries.ts'
import type { Db } from '../schema.ts'
import { listTextReceivers, textKey } from './text-receivers.ts'

type InstallerNews = { installer: string; now: Date } & (
  | { event: OfferEvent; offer: string; lead: string }
  | { event: InstallerEvent; offer?: undefined; lead?: undefined }
) & {
    /** Tells two of the same kind apart, like the month of a statement. */
    key?: string | undefined
    /** When it is sent. Default: at once. */
    dueAt?: Date
  }

/**
 * Queues a letter to an installer. About an offer, also a webhook where it has one, and texts to its people who chose them. Queued once
 * for each event and key. Run inside the caller's transaction. Returns false where it was queued before.
 */
export async function enqueueForInstaller(
  db: Db,
  {
    installer,
    event,
    offer = undefined,
    lead = undefined,
    key = '',
    now,
    dueAt = now,
  }: InstallerNews,
): Promise<boolean> {
  const { webhook } = await db
    .selectFrom('installers')
    .select('webhook')
    .where('id', '=', installer)
    .executeTakeFirstOrThrow()
  const channels: Channel[] =
    webhook && offer ? ['installer-letter', 'installer-webhook'] : ['installer-letter']
  const keyOn = (channel: Channel) => [event, channel, offer ?? installer, key].join(' ').trim()
  const delivery = (channel: Channel, dedupeKey = keyOn(channel)) => ({
    id: uuidv7(),
    channel,
    event,
    installer,
    dedupeKey,
    now,
    dueAt,
    offer: offer ?? null,
    lead: lead ?? null,
  })
  const owed = await insertDeliveries(
    db,
    channels.map((channel) => delivery(channel)),
  )
  if (owed.length === 0) return false
  const texted = offer ? await listTextReceivers(db, { installer, event, offer }) : []
  await insertDeliveries(
    db,
    texted.map((person) => delivery('installer-text', textKey(keyOn('installer-text'), person))),
  )
  return true
}
