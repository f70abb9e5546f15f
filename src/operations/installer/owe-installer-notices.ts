import { v7 as uuidv7 } from 'uuid'
import { insertDeliveries } from '#database/delivery/deliveries.ts'
import { listOwedKeys } from '#database/desk/running-promises.ts'
import { oweInstaller } from '#database/installer/installer-deliveries.ts'
import { listInstallers } from '#database/installer/installers.ts'
import type { Database } from '#database/open.ts'
import { dayOf } from '#domain/calendar.ts'
import { expiryWarnings, warningKey } from '#domain/installer/expiry.ts'
import type { Installer } from '#domain/installer/installer.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { type CallingRules, callingCalendar } from '#domain/promise/calling-calendar.ts'
import { isCallingTime } from '#domain/promise/notices.ts'

export type OweInstallerNoticesDeps = {
  database: Database
  calling: CallingRules
  now: () => Date
  onDue?: () => void
}

/**
 * Owes installers the letters about what ends soon, which owners get too, and about terms that they haven't accepted as they stand:
 * each once, in calling hours, when somebody can see to it. Replicas may do it at once. Returns how many notices are owed anew.
 */
export async function oweInstallerNotices({
  database,
  calling,
  now,
  onDue,
}: OweInstallerNoticesDeps): Promise<number> {
  const moment = now()
  if (!isCallingTime(moment, callingCalendar(calling, ''))) return 0
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
  for (const notice of missing) await owe(notice, database, moment)
  if (missing.length > 0) onDue?.()
  return missing.length
}

type Notice = { event: 'installer.terms' | 'installer.expiring'; installer: string; key: string }

function noticesFor(installer: Installer, today: string): Notice[] {
  const { id, terms } = installer
  const expiring = expiryWarnings(installer, today).map((warning) => ({
    ...({ event: 'installer.expiring', installer: id, key: warningKey(warning) } as const),
  }))
  // Whoever never accepted any was written to when it was added.
  const isOutdated = terms !== undefined && terms.version !== termsVersion
  return isOutdated
    ? [...expiring, { event: 'installer.terms', installer: id, key: termsVersion }]
    : expiring
}

/** As in installer-deliveries.ts. */
function letterKey(event: Notice['event'], installer: string, key: string): string {
  return `${event} installer-letter ${installer} ${key}`
}

async function owe({ event, installer, key }: Notice, { db }: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await oweInstaller(trx, { event, installer, key, now })
    if (event === 'installer.expiring')
      await insertDeliveries(trx, [
        {
          ...{ id: uuidv7(), lead: null, channel: 'owner-letter', event, installer, now },
          dedupeKey: `${event} owner-letter ${installer} ${key}`,
        },
      ])
  })
}
