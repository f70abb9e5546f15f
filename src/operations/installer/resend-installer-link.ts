import { listInstallersByEmail } from '#database/installer/installer-acts.ts'
import { oweInstaller } from '#database/installer/installer-deliveries.ts'
import type { Database } from '#database/open.ts'
import { keyedHash } from '../keyed-hash.ts'
import { withRetry } from '../with-retry.ts'

/** How many businesses of one address are written about, and how many letters each gets a day. */
const mostInstallers = 3
const mostLettersADay = 6

/**
 * Owes letters with the link to their page to the installers that have this address. Says nothing of whether there are any, and
 * whoever calls it has answered before.
 */
export async function resendInstallerLink(
  email: string,
  {
    database,
    secret,
    now,
    onDue,
  }: { database: Database; secret: string; now: () => Date; onDue?: () => void },
): Promise<void> {
  const moment = now()
  const day = moment.toISOString().slice(0, 10)
  const mailbox = keyedHash(secret, 'link', email.toLowerCase())
  const installers = (await listInstallersByEmail(database.db, email)).slice(0, mostInstallers)
  for (const installer of installers)
    for (let letter = 1; letter <= mostLettersADay; letter += 1) {
      const key = [mailbox, day, letter].join(' ')
      const isOwed = await withRetry(() =>
        oweInstaller(database.db, { installer, event: 'installer.link', key, now: moment }),
      )
      if (isOwed) break
    }
  if (installers.length > 0) onDue?.()
}
