import type { Insertable } from 'kysely'
import type { Db, Schema } from '../schema.ts'

/** What stood on a lead before a correction, and since. */
export async function insertCorrections(
  db: Db,
  corrections: readonly Insertable<Schema['corrections']>[],
): Promise<void> {
  await db
    .insertInto('corrections')
    .values([...corrections])
    .execute()
}
