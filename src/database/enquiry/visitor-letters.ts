import { messages, type VisitorLetter } from '#domain/delivery/messages.ts'
import { insertDeliveries } from '../delivery/deliveries.ts'
import type { Db } from '../schema.ts'

/**
 * Queues a letter to the visitor of a lead: once for its key, and with a daily limit of each kind per address. Suppressions are
 * checked when the letter is sent. Returns false where nothing was queued.
 */
export async function insertVisitorLetter(
  db: Db,
  letter: {
    id: string
    lead: string
    /** The lead's `email_key`. */
    emailKey: string
    event: VisitorLetter
    /** The offer it is about, where it is about one. */
    offer?: string
    /** The operator who wrote it, if any. */
    operator?: string
    dedupeKey: string
    now: Date
    /** When it is sent. Default: at once. */
    dueAt?: Date
  },
): Promise<boolean> {
  const { emailKey, event, now, ...delivery } = letter
  if ((await countLetters(db, { emailKey, event, now })) >= messages[event].mostADay) return false
  const inserted = await insertDeliveries(db, [
    { ...delivery, channel: 'visitor-letter', event, now },
  ])
  return inserted.length > 0
}

async function countLetters(
  db: Db,
  { emailKey, event, now }: { emailKey: string; event: VisitorLetter; now: Date },
): Promise<number> {
  const yesterday = new Date(now.getTime() - 24 * 3_600_000)
  const letters = await db
    .selectFrom('enquiries')
    .innerJoin('deliveries', 'deliveries.lead', 'enquiries.id')
    .select('deliveries.id')
    .where('enquiries.email_key', '=', emailKey)
    .where('deliveries.channel', '=', 'visitor-letter')
    .where('deliveries.event', '=', event)
    .where('deliveries.created_at', '>', yesterday.toISOString())
    .limit(messages[event].mostADay)
    .execute()
  return letters.length
}
