import { listInstallersByEmail } from '#database/installer/installer-acts.ts'
import { enqueueForInstaller } from '#database/installer/installer-deliveries.ts'
import { keyedHash } from '../keyed-hash.ts'
import { commit, type World } from '../world.ts'

/** How many businesses of one address are written about, and how many letters each gets a day. */
const mostInstallers = 3
const mostLettersADay = 6

/**
 * Queues letters with the link to their page for the installers that have this address. Returns nothing, so callers can't reveal whether
 * there are any. Callers respond before they call it.
 */
export async function resendInstallerLink(email: string, world: World): Promise<void> {
  const now = world.now()
  const day = now.toISOString().slice(0, 10)
  const mailbox = keyedHash(world.secret, 'link', email.toLowerCase())
  const installers = await listInstallersByEmail(world.database.db, email)
  for (const installer of installers.slice(0, mostInstallers))
    for (let letter = 1; letter <= mostLettersADay; letter += 1) {
      const key = [mailbox, day, letter].join(' ')
      const isOwed = await commit(world, (db) =>
        enqueueForInstaller(db, { installer, event: 'installer.link', key, now }),
      )
      if (isOwed) break
    }
}
