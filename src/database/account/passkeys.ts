import type { Db } from '../schema.ts'

export function listPasskeys(db: Db, operator: string) {
  return db
    .selectFrom('operator_passkeys')
    .selectAll()
    .where('user_id', '=', operator)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Stores a passkey. Returns false when it is already stored, for any operator. */
export async function insertPasskey(
  db: Db,
  {
    id,
    operator,
    name,
    publicKey,
    count,
  }: { id: string; operator: string; name: string; publicKey: string; count: number },
  now: Date,
): Promise<boolean> {
  const inserted = await db
    .insertInto('operator_passkeys')
    .values({
      id,
      name,
      user_id: operator,
      public_key: publicKey,
      sign_count: count,
      created_at: now.toISOString(),
      used_at: null,
    })
    .onConflict((oc) => oc.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Records a use. False when its count has gone up meanwhile: of two uses with one count only one is true. */
export async function usePasskey(
  db: Db,
  table: 'operator_passkeys' | 'installer_passkeys',
  { id, from, to }: { id: string; from: number; to: number },
  now: Date,
): Promise<boolean> {
  const used = await db
    .updateTable(table)
    .set({ sign_count: to, used_at: now.toISOString() })
    .where('id', '=', id)
    .where('sign_count', '=', from)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

type OwnPasskey = { id: string; operator: string }

export async function renamePasskey(
  db: Db,
  { id, operator }: OwnPasskey,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .updateTable('operator_passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', operator)
    .returning('id')
    .executeTakeFirst()
  return renamed !== undefined
}

export async function deletePasskey(db: Db, { id, operator }: OwnPasskey): Promise<boolean> {
  const deleted = await db
    .deleteFrom('operator_passkeys')
    .where('id', '=', id)
    .where('user_id', '=', operator)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
