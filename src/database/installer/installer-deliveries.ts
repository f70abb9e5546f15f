import { v7 as uuidv7 } from 'uuid'
import type { InstallerEvent, OfferEvent } from '#domain/delivery/messages.ts'
import { insertDeliveries } from '../delivery/deliveries.ts'
import type { Db } from '../schema.ts'

type InstallerNews = { installer: string; now: Date } & (
  | { event: OfferEvent; offer: string; lead: string }
  | { event: InstallerEvent; offer?: undefined; lead?: undefined }
) & {
    /** Tells two of the same kind apart, like the month of a statement. */
    key?: string | undefined
    /** When it goes out; at once where nothing is said. */
    dueAt?: Date
  }

/**
 * Owes an installer a letter, and where it has a webhook the same about an offer to its system: once for each event and key. Call it in
 * the transaction that makes it true. False where it was owed before.
 */
export async function oweInstaller(
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
  const channels = ['installer-letter', ...(webhook && offer ? ['installer-webhook'] : [])] as const
  const owed = await insertDeliveries(
    db,
    channels.map((channel) => ({
      id: uuidv7(),
      channel: channel as 'installer-letter' | 'installer-webhook',
      event,
      installer,
      offer: offer ?? null,
      lead: lead ?? null,
      dedupeKey: [event, channel, offer ?? installer, key].join(' ').trim(),
      now,
      dueAt,
    })),
  )
  return owed.length > 0
}
