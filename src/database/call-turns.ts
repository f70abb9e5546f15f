import { callsFrom, endOfTurns } from '#domain/installer/offer.ts'
import type { CallingCalendar } from '#domain/promise/calling-calendar.ts'
import type { Db } from './schema.ts'

/** Whether the visitor said that nobody needs to wait for the first. */
export async function mayOthersCall(db: Db, lead: string): Promise<boolean> {
  const entry = await db
    .selectFrom('audit')
    .select('id')
    .where('lead', '=', lead)
    .where('kind', '=', 'lead.others-may-call')
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}

/** Sets anew from when each installer that accepted may call, in their order, after the visitor moved the time. */
export async function moveCalls(
  db: Db,
  { lead, calendar }: { lead: string; calendar: CallingCalendar },
): Promise<void> {
  const { callable_from: visitorFrom, chosen_until: chosenUntil } = await db
    .selectFrom('enquiries')
    .select(['callable_from', 'chosen_until'])
    .where('id', '=', lead)
    .executeTakeFirstOrThrow()
  const waits = !(await mayOthersCall(db, lead))
  const offers = await db
    .selectFrom('offers')
    .select(['id', 'answered_at', 'offered_at'])
    .where('lead', '=', lead)
    .where('state', '=', 'accepted')
    .orderBy('answered_at')
    .orderBy('id')
    .execute()
  const earlier: Date[] = []
  for (const { id, answered_at, offered_at } of offers) {
    const after = waits ? endOfTurns(earlier, chosenUntil) : undefined
    const from = callsFrom(new Date(answered_at ?? offered_at), { after, visitorFrom }, calendar)
    earlier.push(from)
    await db
      .updateTable('offers')
      .set({ calls_from: from.toISOString() })
      .where('id', '=', id)
      .execute()
  }
}
