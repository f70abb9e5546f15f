import { v7 as uuidv7 } from 'uuid'
import { insertDeliveries } from '#database/delivery/deliveries.ts'
import { listLeadsByEmail } from '#database/offer/visitor-lead.ts'
import type { Db } from '#database/schema.ts'
import { keyedHash } from '../keyed-hash.ts'
import { commit, type World } from '../world.ts'

/** How many enquiries of one address are written about, the newest, and how many letters its mailbox gets a day. */
const mostEnquiries = 3
const mostLettersADay = 6

/** Links open their page for so long: see link-token.ts. */
const longestAgoDays = 180

/**
 * Queues letters with the links to the pages of enquiries from this address. Returns nothing, so callers can't reveal whether there are
 * any. Callers respond before they call it.
 */
export function resendLink(
  email: string,
  world: Pick<World, 'database' | 'secret' | 'now' | 'afterWrite'>,
): Promise<void> {
  const { secret } = world
  const now = world.now()
  const since = new Date(now.getTime() - longestAgoDays * 86_400_000)
  return commit(world, async (db) => {
    for (const lead of await listLeadsByEmail(db, { email, since, limit: mostEnquiries }))
      await enqueueLink(db, { lead, email, secret, now })
  })
}

/** Queues a letter with the link to a lead's page, unless the mailbox has reached its limit for today. */
export async function enqueueLink(
  db: Db,
  { lead, email, secret, now }: { lead: string; email: string; secret: string; now: Date },
): Promise<void> {
  const mailbox = keyedHash(secret, 'link', email.toLowerCase())
  const day = now.toISOString().slice(0, 10)
  for (let letter = 1; letter <= mostLettersADay; letter += 1) {
    const owed = await insertDeliveries(db, [
      {
        id: uuidv7(),
        lead,
        channel: 'visitor-letter',
        event: 'lead.link',
        dedupeKey: ['link', mailbox, day, letter].join(' '),
        now,
      },
    ])
    if (owed.length > 0) return
  }
}
