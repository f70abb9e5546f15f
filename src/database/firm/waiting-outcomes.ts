import type { Insertable } from 'kysely'
import type { Db, WaitingOutcomesTable } from '../schema.ts'

/** Stores a call's outcome until it can't be taken back any more. If entered again, the last one counts. */
export async function putWaitingOutcome(
  db: Db,
  row: Insertable<WaitingOutcomesTable>,
): Promise<void> {
  const { offer: _, ...rest } = row
  const again = { ...rest, overtaken_at: null }
  await db
    .insertInto('waiting_outcomes')
    .values(row)
    .onConflict((oc) => oc.column('offer').doUpdateSet(again))
    .execute()
}

/** Those that can't be taken back any more. */
export function listDueOutcomes(db: Db, now: Date) {
  return db
    .selectFrom('waiting_outcomes')
    .selectAll()
    .where('due_at', '<=', now.toISOString())
    .where('overtaken_at', 'is', null)
    .orderBy('due_at')
    .execute()
}

/** Those of an installer. */
export function listWaitingOutcomes(db: Db, installer: string) {
  return db
    .selectFrom('waiting_outcomes')
    .innerJoin('offers', 'offers.id', 'waiting_outcomes.offer')
    .selectAll('waiting_outcomes')
    .where('offers.installer', '=', installer)
    .execute()
}

export function getWaitingOutcome(db: Db, offer: string) {
  return db
    .selectFrom('waiting_outcomes')
    .selectAll()
    .where('offer', '=', offer)
    .where('overtaken_at', 'is', null)
    .executeTakeFirst()
}

/** Ends the wait without a record: the person who entered it sees that a later outcome was recorded. */
export async function setOvertaken(
  db: Db,
  { offer, at }: { offer: string; at: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('waiting_outcomes')
    .set({ overtaken_at: now.toISOString() })
    .where('offer', '=', offer)
    .where('at', '=', at)
    .execute()
}

/** Ends the wait. Returns false where it had ended, or another outcome was entered since. */
export async function deleteWaitingOutcome(
  db: Db,
  {
    offer,
    at,
    person,
    isOvertaken = false,
  }: { offer: string; at?: string; person?: string; isOvertaken?: boolean },
): Promise<boolean> {
  const row = await db
    .deleteFrom('waiting_outcomes')
    .where('offer', '=', offer)
    .where('overtaken_at', isOvertaken ? 'is not' : 'is', null)
    .$if(at !== undefined, (query) => query.where('at', '=', at ?? ''))
    .$if(person !== undefined, (query) => query.where('person_id', '=', person ?? ''))
    .returning('offer')
    .executeTakeFirst()
  return row !== undefined
}
