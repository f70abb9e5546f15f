import { v7 as uuidv7 } from 'uuid'
import { insertDeliveries } from '#database/delivery/deliveries.ts'
import { hasLateLeads, listOwedKeys } from '#database/desk/running-promises.ts'
import type { Database } from '#database/open.ts'
import { type CallingRules, callingCalendar } from '#domain/promise/calling-calendar.ts'
import { morningLetterDue } from '#domain/promise/notices.ts'

/**
 * Owes owners the letter about broken promises: one on each day on which our desk calls, while there are any. Replicas may
 * do it at once. Whether it was owed now.
 */
export async function oweMorningLetter({
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
  const due = morningLetterDue(now(), callingCalendar(calling, ''))
  if (!due) return false
  const dedupeKey = `leads.late ${due.day}`
  const isOwed = (await listOwedKeys(database.reads, [dedupeKey])).size > 0
  if (isOwed || !(await hasLateLeads(database.reads, due.since))) return false
  const inserted = await insertDeliveries(database.db, [
    {
      ...{ id: uuidv7(), lead: null, channel: 'owner-letter', event: 'leads.late' },
      ...{ dedupeKey, now: now() },
    },
  ])
  if (inserted.length > 0) onDue?.()
  return inserted.length > 0
}
