import type { Db } from './schema.ts'

/** The stored value, or else the proposed one, which is then stored. Replicas that start at once agree on one. */
export async function getOrCreateSetting(db: Db, name: string, proposed: string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name, value: proposed })
    .onConflict((oc) => oc.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}

/** Stores a value unless there is one. False when there was. */
export async function insertSetting(db: Db, name: string, value: string): Promise<boolean> {
  const inserted = await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((oc) => oc.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function getSetting(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

export async function saveSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((oc) => oc.column('name').doUpdateSet({ value }))
    .execute()
}

export async function deleteSetting(db: Db, name: string): Promise<void> {
  await db.deleteFrom('settings').where('name', '=', name).execute()
}

/** Stores a value in the place of another. Nothing happens where it is another by now. */
export async function replaceSetting(
  db: Db,
  name: string,
  before: string,
  value: string,
): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value })
    .where('name', '=', name)
    .where('value', '=', before)
    .execute()
}
