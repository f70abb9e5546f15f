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
