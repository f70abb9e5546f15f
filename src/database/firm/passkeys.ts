import type { Db, InstallerPasskeysTable } from '../schema.ts'

/** The passkeys of a person at an installer, the oldest first. */
export function listFirmPasskeys(db: Db, { installer, person }: FirmPerson) {
  return db
    .selectFrom('installer_passkeys')
    .selectAll()
    .where('installer', '=', installer)
    .where('person', '=', person)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

type FirmPerson = Pick<InstallerPasskeysTable, 'installer' | 'person'>

export function getFirmPasskey(db: Db, id: string) {
  return db.selectFrom('installer_passkeys').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Stores a passkey. Returns false when it is already stored, for any person. */
export async function insertFirmPasskey(db: Db, passkey: InstallerPasskeysTable): Promise<boolean> {
  const inserted = await db
    .insertInto('installer_passkeys')
    .values(passkey)
    .onConflict((oc) => oc.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Records a use. False when its count has gone up meanwhile: of two uses with one count only one is true. */
export async function useFirmPasskey(
  db: Db,
  { id, from, to }: { id: string; from: number; to: number },
  now: Date,
): Promise<boolean> {
  const used = await db
    .updateTable('installer_passkeys')
    .set({ sign_count: to, used_at: now.toISOString() })
    .where('id', '=', id)
    .where('sign_count', '=', from)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Deletes one of a person's passkeys, or all of them. */
export async function deleteFirmPasskeys(
  db: Db,
  { installer, person, id }: FirmPerson & { id?: string },
): Promise<void> {
  await db
    .deleteFrom('installer_passkeys')
    .where('installer', '=', installer)
    .where('person', '=', person)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute()
}
