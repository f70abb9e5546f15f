import type { Db } from '../schema.ts'

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
