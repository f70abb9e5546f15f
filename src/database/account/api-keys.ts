import type { Insertable, Updateable } from 'kysely'
import type { ApiKeysTable, Db } from '../schema.ts'

/** All keys, the latest first. */
export function listApiKeys(db: Db) {
  return db
    .selectFrom('api_keys')
    .innerJoin('operators', 'operators.id', 'api_keys.operator')
    .select(['api_keys.id', 'label', 'scopes', 'ending', 'operators.name as maker', 'role'])
    .select(['api_keys.created_at', 'used_at', 'old_until', 'revoked_at', 'closed_at'])
    .orderBy('api_keys.id', 'desc')
    .execute()
}

/** The key with this hash, or that had it until lately, with its maker. */
export function getApiKey(db: Db, hash: string, now: Date) {
  return db
    .selectFrom('api_keys')
    .innerJoin('operators', 'operators.id', 'api_keys.operator')
    .select(['api_keys.id', 'label', 'scopes', 'operator', 'used_at'])
    .select(['revoked_at', 'role', 'closed_at'])
    .where((eb) =>
      eb.or([
        eb('hash', '=', hash),
        eb.and([eb('old_hash', '=', hash), eb('old_until', '>', now.toISOString())]),
      ]),
    )
    .executeTakeFirst()
}

export async function getApiKeyLabel(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .select('label')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.label
}

type NewKey = Omit<Insertable<ApiKeysTable>, 'old_hash' | 'old_until' | 'used_at' | 'revoked_at'>

export async function insertApiKey(db: Db, key: NewKey): Promise<void> {
  await db.insertInto('api_keys').values(key).execute()
}

/** Changes a key that is not revoked, by what it was. False where there is none. */
export async function updateApiKey(
  db: Db,
  id: string,
  set: (key: { hash: string }) => Updateable<ApiKeysTable>,
): Promise<boolean> {
  const key = await db
    .selectFrom('api_keys')
    .select('hash')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (key) await db.updateTable('api_keys').set(set(key)).where('id', '=', id).execute()
  return key !== undefined
}

/** Keeps a name for a request, or returns what was kept under it before. */
export async function claimAnswer(db: Db, answer: { name: string; request: string; at: string }) {
  const claimed = await db
    .insertInto('api_answers')
    .values({ ...answer, status: null, body: null })
    .onConflict((oc) => oc.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  if (claimed) return undefined
  return db.selectFrom('api_answers').selectAll().where('name', '=', answer.name).executeTakeFirst()
}

export async function storeAnswer(
  db: Db,
  name: string,
  answer: { status: number; body: string },
): Promise<void> {
  await db.updateTable('api_answers').set(answer).where('name', '=', name).execute()
}

export async function deleteAnswer(db: Db, name: string): Promise<void> {
  await db.deleteFrom('api_answers').where('name', '=', name).execute()
}
