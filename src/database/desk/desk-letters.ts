import type { Insertable } from 'kysely'
import type { WrittenLetter } from '#domain/delivery/content.ts'
import type { Db, Schema } from '../schema.ts'

export async function insertDeskLetter(
  db: Db,
  letter: Insertable<Schema['desk_letters']>,
): Promise<void> {
  await db.insertInto('desk_letters').values(letter).execute()
}

/** Takes a letter back, in the transaction that undoes it. False where a worker has begun to send it. */
export async function deleteDeskLetter(db: Db, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('deliveries')
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) return false
  await db.deleteFrom('desk_letters').where('id', '=', id).execute()
  return true
}

/** A letter as it goes out, with who answers for it. */
export async function getDeskLetter(db: Db, id: string): Promise<WrittenLetter | undefined> {
  const row = await db
    .selectFrom('desk_letters')
    .leftJoin('operators', 'operators.id', 'desk_letters.operator')
    .select(['desk_letters.subject', 'desk_letters.body'])
    .select(['operators.name', 'operators.email', 'operators.closed_at'])
    .where('desk_letters.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  return { subject: row.subject, body: row.body, replyTo: row.closed_at ? null : row.email }
}

/** The letters that operators wrote about these leads, the latest first. */
export function listDeskLetters(db: Db, leads: readonly string[]) {
  return db
    .selectFrom('desk_letters')
    .select(['id', 'lead', 'operator', 'subject', 'body', 'at'])
    .where('lead', 'in', leads)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
