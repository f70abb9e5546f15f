import { listOwedKeys } from '#database/desk/running-promises.ts'
import { oweInstaller } from '#database/installer/installer-deliveries.ts'
import { listForStatement } from '#database/offer/ledger.ts'
import type { Database } from '#database/open.ts'
import { monthBefore } from '#domain/offer/ledger.ts'
import { type CallingRules, callingCalendar } from '#domain/promise/calling-calendar.ts'
import { morningLetterDue } from '#domain/promise/notices.ts'
import { withRetry } from '../with-retry.ts'

/**
 * Owes each installer the statement of the month before, from the first day of a month on which our desk calls. Replicas may do it at
 * once. Returns how many are owed now.
 */
export async function oweStatements({
  database,
  calling,
  now,
  onDue,
}: {
  database: Database
  calling: CallingRules
  now: () => Date
  onDue?: () => void
}): Promise<number> {
  const moment = now()
  const due = morningLetterDue(moment, callingCalendar(calling, ''))
  if (!due) return 0
  const month = monthBefore(due.day.slice(0, 7))
  const { timeZone } = calling
  const installers = await listForStatement(database.reads, { month, timeZone })
  const keyOf = (installer: string) => `installer.statement installer-letter ${installer} ${month}`
  const owed = await listOwedKeys(database.reads, installers.map(keyOf))
  const left = installers.filter((installer) => !owed.has(keyOf(installer)))
  for (const installer of left)
    await withRetry(() =>
      oweInstaller(database.db, {
        installer,
        event: 'installer.statement',
        key: month,
        now: moment,
      }),
    )
  if (left.length > 0) onDue?.()
  return left.length
}
