import type { Insertable } from 'kysely'
import type { ClientKeysTable, Db } from '../schema.ts'

/** The keys that are not revoked. */
export async function listOpenClientKeys(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('client_keys')
    .select('key')
    .where('revoked_at', 'is', null)
    .execute()
  return rows.map(({ key }) => key)
}

/** All keys, including revoked ones, the latest first. */
export function listClientKeys(db: Db) {
  return db
    .selectFrom('client_keys')
    .select(['id', 'label', 'key', 'created_at as since', 'revoked_at as revokedAt'])
    .orderBy('id', 'desc')
    .execute()
}

export async function insertClientKey(
  db: Db,
  key: Omit<Insertable<ClientKeysTable>, 'revoked_at'>,
): Promise<void> {
  await db.insertInto('client_keys').values(key).execute()
}

export async function markRevoked(
  db: Db,
  id: string,
  at: string,
): Promise<'now' | 'before' | 'unknown'> {
  const revoked = await db
    .updateTable('client_keys')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (revoked) return 'now'
  const existing = await db
    .selectFrom('client_keys')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return existing ? 'before' : 'unknown'
}
