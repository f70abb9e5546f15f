import { v7 as uuidv7 } from 'uuid'
import { insertDeliveries } from '#database/delivery/deliveries.ts'
import { listOpenEndpoints } from '#database/delivery/endpoints.ts'
import { getFailingLetters } from '#database/delivery/failing-letters.ts'
import type { Database } from '#database/open.ts'
import { dayOf } from '#domain/calendar.ts'
import { failingLettersKey } from '#domain/delivery/failing-letters.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'

/**
 * Owes every webhook an alarm, once a day, while letters to operators fail: the channel of the alarm isn't the one that fails.
 * Returns whether letters fail.
 */
export async function oweAlarms({
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
  if (!(await getFailingLetters(database.reads, now()))) return false
  const day = dayOf(now(), calling.timeZone)
  const endpoints = await listOpenEndpoints(database.reads)
  const owed = await insertDeliveries(
    database.db,
    endpoints.map((endpoint) => ({
      ...{ id: uuidv7(), lead: null, channel: 'webhook', event: 'letters.failing', endpoint },
      ...{ dedupeKey: failingLettersKey(endpoint, day), now: now() },
    })),
  )
  if (owed.length > 0) onDue?.()
  return true
}
