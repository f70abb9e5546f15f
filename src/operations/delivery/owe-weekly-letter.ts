import { v7 as uuidv7 } from 'uuid'
import { insertDeliveries } from '#database/delivery/deliveries.ts'
import { hasWeeklyLetter } from '#database/delivery/weekly-letter.ts'
import { listOwedKeys } from '#database/desk/running-promises.ts'
import type { Database } from '#database/open.ts'
import { weeklyLetterDue, weeklyLetterKey } from '#domain/insight/weekly.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'

/** Owes owners the letter about the week before, on Mondays, if they asked for it. Replicas may do it at once. Whether it was owed now. */
export async function oweWeeklyLetter({
  database,
  calling,
  now,
  onDue,
}: {
  database: Database
  calling: CallingRules
  now: () => Date
  onDue?: () => void
}): Promise<boolean> {
  const week = weeklyLetterDue(now(), calling.timeZone)
  if (!week || !(await hasWeeklyLetter(database.reads))) return false
  const dedupeKey = weeklyLetterKey(week)
  if ((await listOwedKeys(database.reads, [dedupeKey])).size > 0) return false
  const inserted = await insertDeliveries(database.db, [
    {
      ...{ id: uuidv7(), lead: null, channel: 'owner-letter', event: 'desk.weekly' },
      ...{ dedupeKey, now: now() },
    },
  ])
  if (inserted.length > 0) onDue?.()
  return inserted.length > 0
}
