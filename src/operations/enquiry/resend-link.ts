import { v7 as uuidv7 } from 'uuid'
import { insertDeliveries } from '#database/delivery/deliveries.ts'
import { listLeadsByEmail } from '#database/enquiry/visitor-lead.ts'
import { keyedHash } from '../keyed-hash.ts'
import { withRetry } from '../with-retry.ts'
import type { VisitorActDeps } from './visitor-act.ts'

/** How many enquiries of one address are written about, the newest, and how many letters its mailbox gets a day. */
const mostEnquiries = 3
const mostLettersADay = 6

/** Links open their page for so long: see link-token.ts. */
const longestAgoDays = 180

/**
 * Owes letters with the link to their page to whoever sent enquiries with this address. Says nothing of whether there are any,
 * and whoever calls it has answered before.
 */
export async function resendLink(
  email: string,
  { database, secret, now, onDue }: Pick<VisitorActDeps, 'database' | 'secret' | 'now' | 'onDue'>,
): Promise<void> {
  const moment = now()
  const since = new Date(moment.getTime() - longestAgoDays * 86_400_000)
  const mailbox = keyedHash(secret, 'link', email.toLowerCase())
  const day = moment.toISOString().slice(0, 10)
  const leads = await listLeadsByEmail(database.db, { email, since, limit: mostEnquiries })
  for (const lead of leads)
    for (let letter = 1; letter <= mostLettersADay; letter += 1) {
      const owed = await withRetry(() =>
        insertDeliveries(database.db, [
          {
            id: uuidv7(),
            lead,
            channel: 'visitor-letter',
            event: 'lead.link',
            dedupeKey: ['link', mailbox, day, letter].join(' '),
            now: moment,
          },
        ]),
      )
      if (owed.length > 0) break
    }
  if (leads.length > 0) onDue?.()
}
