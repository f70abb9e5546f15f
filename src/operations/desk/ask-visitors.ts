import { v7 as uuidv7 } from 'uuid'
import { didTheyCallKey, listLeadsToAsk } from '#database/enquiry/leads-to-ask.ts'
import { insertVisitorLetter } from '#database/enquiry/visitor-letters.ts'
import type { Database } from '#database/open.ts'
import { type CallingRules, callingCalendar } from '#domain/promise/calling-calendar.ts'
import { askedAt, isCallingTime } from '#domain/promise/notices.ts'

const day = 24 * 3_600_000

// After Christmas and a Sunday. Somebody who was to be called last week doesn't remember, or has told us.
const daysUntilTooLate = 5

/**
 * Owes each visitor the one letter that asks whether we called, once the time for the call is over. Replicas may do it at
 * once. Returns how many are asked.
 */
export async function askVisitors({
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
  // Where our desk is closed nobody calls, so nobody is asked.
  if (!isCallingTime(moment, callingCalendar(calling, ''))) return 0
  const since = new Date(moment.getTime() - daysUntilTooLate * day)
  let asked = 0
  for (const lead of await listLeadsToAsk(database.reads, { since, now: moment })) {
    const calendar = callingCalendar(calling, lead.postcode)
    const due = askedAt(new Date(lead.callBy), calendar)
    if (due > moment || !isCallingTime(moment, calendar)) continue
    const isOwed = await insertVisitorLetter(database.db, {
      id: uuidv7(),
      lead: lead.id,
      emailKey: lead.emailKey,
      event: 'promise.did-they-call',
      dedupeKey: didTheyCallKey(lead.id),
      now: moment,
    })
    if (isOwed) asked += 1
  }
  if (asked > 0) onDue?.()
  return asked
}
