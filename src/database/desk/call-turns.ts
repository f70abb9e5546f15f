import type { Selectable } from 'kysely'
import { acceptedStates, callsFrom, callTurns, endOfTurns } from '#domain/offer/offer.ts'
import {
  type CallingCalendar,
  type CallingRules,
  callingCalendar,
} from '#domain/promise/calling-calendar.ts'
import type { Db, EnquiriesTable } from '../schema.ts'

/** Whether the visitor let later installers call without waiting for the first. */
async function mayOthersCall(db: Db, lead: string): Promise<boolean> {
  const entry = await db
    .selectFrom('audit')
    .select('id')
    .where('lead', '=', lead)
    .where('kind', '=', 'lead.others-may-call')
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}

/** From when each of those who have the lead may call, or might. */
export async function listTurns(db: Db, lead: string): Promise<Date[]> {
  const holders = await db
    .selectFrom('offers')
    .select(['calls_from', 'offered_at'])
    .where('lead', '=', lead)
    .where('state', 'in', acceptedStates)
    .execute()
  return holders.map(({ calls_from, offered_at }) => new Date(calls_from ?? offered_at))
}

/** From when an installer that accepts a lead at a moment may call, and whether it waits until then for the turns of others. */
export async function turnOnAccepting(
  db: Db,
  lead: Pick<
    Selectable<EnquiriesTable>,
    'id' | 'postcode' | 'nation' | 'callable_from' | 'chosen_until'
  >,
  { turns, now, calling }: { turns: readonly Date[]; now: Date; calling: CallingRules },
): Promise<{ from: string; waits: boolean }> {
  const before = (await mayOthersCall(db, lead.id)) ? [] : turns
  const after = endOfTurns(before, lead.chosen_until)
  const calendar = callingCalendar(calling, lead)
  const from = callsFrom(now, { after, visitorFrom: lead.callable_from }, calendar)
  return { from: from.toISOString(), waits: after !== undefined }
}

/** Lets the next installer call at once when no earlier one is left, while the visitor still waits. */
export async function letNextCall(
  db: Db,
  lead: string,
  { now, calling }: { now: Date; calling: CallingRules },
): Promise<void> {
  const next = await db
    .selectFrom('offers')
    .innerJoin('enquiries', 'enquiries.id', 'offers.lead')
    .select(['offers.id', 'calls_from', 'postcode', 'nation', 'callable_from'])
    .where('offers.lead', '=', lead)
    .where('offers.state', '=', 'accepted')
    .where('contacted_at', 'is', null)
    .orderBy('answered_at')
    .orderBy('offers.id')
    .limit(1)
    .executeTakeFirst()
  if (!next) return
  const times = { after: undefined, visitorFrom: next.callable_from }
  const from = callsFrom(now, times, callingCalendar(calling, next)).toISOString()
  if (from < (next.calls_from ?? ''))
    await db.updateTable('offers').set({ calls_from: from }).where('id', '=', next.id).execute()
}

/** Updates from when each installer that accepted may call, in their order, after the visitor moved the time. */
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
  const accepted = offers.map(({ answered_at, offered_at }) => new Date(answered_at ?? offered_at))
  const turns = callTurns(accepted, { waits, visitorFrom, chosenUntil }, calendar)
  for (const [index, { id }] of offers.entries())
    await db
      .updateTable('offers')
      .set({ calls_from: turns[index]?.toISOString() })
      .where('id', '=', id)
      .execute()
}
