import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../schema.ts'
import { insertDeliveries } from './deliveries.ts'

/** Queues the letter to an operator that a lead is theirs now, if they want one. `key` is the id of the history entry. */
export async function enqueueOwnerLetter(
  db: Db,
  {
    lead,
    owner,
    key,
    now,
    dueAt = now,
  }: { lead: string; owner: string; key: string; now: Date; dueAt?: Date },
): Promise<void> {
  const wants = await db
    .selectFrom('operators')
    .select('notify_by_email')
    .where('id', '=', owner)
    .executeTakeFirst()
  if (!wants?.notify_by_email) return
  await insertDeliveries(db, [
    {
      id: uuidv7(),
      lead,
      channel: 'operator-letter',
      event: 'lead.assigned',
      operator: owner,
      dedupeKey: keyOf(key),
      now,
      dueAt,
    },
  ])
}

/** Takes back a letter that has not gone out. */
export async function deleteOwnerLetter(db: Db, lead: string, key: string): Promise<void> {
  await db
    .deleteFrom('deliveries')
    .where('lead', '=', lead)
    .where('dedupe_key', '=', keyOf(key))
    .where('attempts', '=', 0)
    .execute()
}

function keyOf(key: string): string {
  return `lead.assigned ${key}`
}
