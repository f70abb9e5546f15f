import type { Queries } from './schema.ts'

/** The kept value, or this one from now on. Replicas that start at once agree on one of theirs. */
export async function settleSetting(
  queries: Queries,
  name: string,
  proposed: string,
): Promise<string> {
  await queries
    .insertInto('settings')
    .values({ name, value: proposed })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await queries
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}

/** Whether this call was the first to keep a value under the name. */
export async function claimSetting(
  queries: Queries,
  name: string,
  value: string,
): Promise<boolean> {
  const kept = await queries
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  return kept !== undefined
}

export async function readSetting(queries: Queries, name: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

export async function saveSetting(queries: Queries, name: string, value: string): Promise<void> {
  await queries
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

export async function dropSetting(queries: Queries, name: string): Promise<void> {
  await queries.deleteFrom('settings').where('name', '=', name).execute()
}
