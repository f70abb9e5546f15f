import type { Insertable } from 'kysely'
import type { ClientKeysTable, Queries } from './schema.ts'

/** The keys that let leads in now. */
export async function openClientKeys(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom('client_keys')
    .select('key')
    .where('revoked_at', 'is', null)
    .execute()
  return rows.map(({ key }) => key)
}

/** All there ever were, the latest first. */
export function allClientKeys(queries: Queries) {
  return queries.selectFrom('client_keys').selectAll().orderBy('id', 'desc').execute()
}

export async function insertClientKey(
  queries: Queries,
  key: Omit<Insertable<ClientKeysTable>, 'revoked_at'>,
): Promise<void> {
  await queries.insertInto('client_keys').values(key).execute()
}

export async function markRevoked(
  queries: Queries,
  id: string,
  at: string,
): Promise<'now' | 'before' | 'unknown'> {
  const revoked = await queries
    .updateTable('client_keys')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (revoked) return 'now'
  const found = await queries
    .selectFrom('client_keys')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found ? 'before' : 'unknown'
}
