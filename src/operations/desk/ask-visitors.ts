import { v7 as uuidv7 } from 'uuid'
import { didTheyCallKey, listLeadsToAsk } from '#database/enquiry/leads-to-ask.ts'
import { insertVisitorLetter } from '#database/enquiry/visitor-letters.ts'
import { callingCalendar, deskCalendar } from '#domain/promise/calling-calendar.ts'
import { askedAt, isCallingTime } from '#domain/promise/notices.ts'
import { commit } from '../world.ts'
import type { DeskWorld } from './change-lead.ts'

const day = 24 * 3_600_000

// Covers Christmas and a Sunday. Visitors who were to be called a week ago don't remember, or have told us.
const daysUntilTooLate = 5

/**
 * Queues, once for each visitor, the letter that asks whether we called, after the time for the call is over. Replicas may run it at the
 * same time. Returns how many are asked.
 */
export async function askVisitors(world: DeskWorld): Promise<number> {
  const { database, calling } = world
  const now = world.now()
  // While our desk is closed we don't call, so visitors aren't asked.
  if (!isCallingTime(now, deskCalendar(calling))) return 0
  const since = new Date(now.getTime() - daysUntilTooLate * day)
  let asked = 0
  const leads = await listLeadsToAsk(database.reads, { since, now })
  for (const { id, emailKey, callBy, ...place } of leads) {
    const calendar = callingCalendar(calling, place)
    if (askedAt(new Date(callBy), calendar) > now || !isCallingTime(now, calendar)) continue
    const dedupeKey = didTheyCallKey(id)
    const letter = { id: uuidv7(), lead: id, emailKey, dedupeKey, now }
    const isOwed = await commit(world, (db) =>
      insertVisitorLetter(db, { ...letter, event: 'promise.did-they-call' }),
    )
    if (isOwed) asked += 1
  }
  return asked
}
