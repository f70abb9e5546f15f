import { listOwedKeys } from '#database/desk/running-promises.ts'
import { enqueueForInstaller } from '#database/installer/installer-deliveries.ts'
import { listForStatement } from '#database/offer/ledger.ts'
import { monthBefore } from '#domain/offer/ledger.ts'
import { deskCalendar } from '#domain/promise/calling-calendar.ts'
import { morningLetterDue } from '#domain/promise/notices.ts'
import { commit, type World } from '../world.ts'

/**
 * Queues each installer's statement of the month before, from the first calling day of a month. Replicas may run it at the same time.
 * Returns how many were queued.
 */
export async function enqueueStatements(world: World): Promise<number> {
  const { database, calling, now } = world
  const moment = now()
  const due = morningLetterDue(moment, deskCalendar(calling))
  if (!due) return 0
  const month = monthBefore(due.day.slice(0, 7))
  const { timeZone } = calling
  const installers = await listForStatement(database.reads, { month, timeZone })
  const keyOf = (installer: string) => `installer.statement installer-letter ${installer} ${month}`
  const owed = await listOwedKeys(database.reads, installers.map(keyOf))
  const left = installers.filter((installer) => !owed.has(keyOf(installer)))
  for (const installer of left)
    await commit(world, (db) =>
      enqueueForInstaller(db, {
        installer,
        event: 'installer.statement',
        key: month,
        now: moment,
      }),
    )
  return left.length
}
