import { v7 as uuidv7 } from 'uuid'
import { insertDeliveries } from '#database/delivery/deliveries.ts'
import { listOwedKeys } from '#database/desk/running-promises.ts'
import { enqueueForInstaller } from '#database/installer/installer-deliveries.ts'
import { listInstallers } from '#database/installer/installers.ts'
import { dayOf } from '#domain/calendar.ts'
import { expiryWarnings, warningKey } from '#domain/installer/expiry.ts'
import type { Installer } from '#domain/installer/installer.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { deskCalendar } from '#domain/promise/calling-calendar.ts'
import { isCallingTime } from '#domain/promise/notices.ts'
import { commit, type World } from '../world.ts'

/**
 * Queues letters for installers about what ends soon, which owners get too, and about current terms that they haven't accepted: each
 * once, in calling hours, when people can act on it. Replicas may run it at the same time. Returns how many notices were queued.
 */
export async function enqueueInstallerNotices(world: World): Promise<number> {
  const { database, calling, now } = world
  const moment = now()
  if (!isCallingTime(moment, deskCalendar(calling))) return 0
  const today = dayOf(moment, calling.timeZone)
  const installers = (await listInstallers(database.reads)).filter(({ closedAt }) => !closedAt)
  const notices = installers.flatMap((installer) => noticesFor(installer, today))
  const owed = await listOwedKeys(
    database.reads,
    notices.map(({ event, installer, key }) => letterKey(event, installer, key)),
  )
  const missing = notices.filter(
    ({ event, installer, key }) => !owed.has(letterKey(event, installer, key)),
  )
  for (const notice of missing) await owe(notice, moment, world)
  return missing.length
}

type Notice = { event: 'installer.terms' | 'installer.expiring'; installer: string; key: string }

function noticesFor(installer: Installer, today: string): Notice[] {
  const { id, terms } = installer
  const expiring = expiryWarnings(installer, today).map((warning) => ({
    event: 'installer.expiring' as const,
    installer: id,
    key: warningKey(warning),
  }))
  // An installer that never accepted any was sent the terms when it was added.
  const isOutdated = terms !== undefined && terms.version !== termsVersion
  return isOutdated
    ? [...expiring, { event: 'installer.terms', installer: id, key: termsVersion }]
    : expiring
}

/** As in installer-deliveries.ts. */
function letterKey(event: Notice['event'], installer: string, key: string): string {
  return `${event} installer-letter ${installer} ${key}`
}

async function owe({ event, installer, key }: Notice, now: Date, world: World): Promise<void> {
  await commit(world, async (db) => {
    await enqueueForInstaller(db, { event, installer, key, now })
    if (event === 'installer.expiring')
      await insertDeliveries(db, [
        {
          id: uuidv7(),
          lead: null,
          channel: 'owner-letter',
          event,
          installer,
          now,
          dedupeKey: `${event} owner-letter ${installer} ${key}`,
        },
      ])
  })
}
