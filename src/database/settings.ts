import type { Db } from './schema.ts'

/** The kept value, or this one from now on. Replicas that start at once agree on one of theirs. */
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

/** Whether this call was the first to keep a value under the name. */
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
