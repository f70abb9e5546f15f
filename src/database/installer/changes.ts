import type { Insertable, Selectable } from 'kysely'
import type { Db, InstallerChangesTable } from '../schema.ts'

/** What an installer's office changed or asked for. */
export type InstallerChange = Selectable<InstallerChangesTable>

// In base64 a third longer.
const partBytes = 48 * 1024

/** Stores a change with its file. Run inside a transaction. */
export async function insertChange(
  db: Db,
  change: Insertable<InstallerChangesTable>,
  file?: Uint8Array,
): Promise<void> {
  await db.insertInto('installer_changes').values(change).execute()
  for (let part = 0; file && part * partBytes < file.length; part += 1) {
    const some = file.subarray(part * partBytes, (part + 1) * partBytes)
    await db
      .insertInto('installer_file_parts')
      .values({ change: change.id, part, bytes: Buffer.from(some).toString('base64') })
      .execute()
  }
}

export function getChange(db: Db, id: string): Promise<InstallerChange | undefined> {
  return db.selectFrom('installer_changes').selectAll().where('id', '=', id).executeTakeFirst()
}

/** All of an installer, the latest first. */
export function listChanges(db: Db, installer: string): Promise<InstallerChange[]> {
  return db
    .selectFrom('installer_changes')
    .selectAll()
    .where('installer', '=', installer)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** What waits for the desk, the soonest promise first, with whose it is. */
export function listRequests(db: Db): Promise<(InstallerChange & { trading_name: string })[]> {
  return db
    .selectFrom('installer_changes')
    .innerJoin('installers', 'installers.id', 'installer_changes.installer')
    .selectAll('installer_changes')
    .select('trading_name')
    .where('settled_at', 'is', null)
    .where('kind', '<>', 'work')
    .orderBy('due_at')
    .orderBy('installer_changes.id')
    .execute()
}

/** Installers with a planned change that is due. */
export async function listWorkDue(db: Db, at: string): Promise<string[]> {
  const rows = await db
    .selectFrom('installer_changes')
    .select('installer')
    .distinct()
    .where('settled_at', 'is', null)
    .where('kind', '=', 'work')
    .where('due_at', '<=', at)
    .execute()
  return rows.map(({ installer }) => installer)
}

export async function settleChange(
  db: Db,
  id: string,
  settled: Pick<Insertable<InstallerChangesTable>, 'outcome' | 'settled_by' | 'sentence'> & {
    settled_at: string
  },
): Promise<void> {
  await db.updateTable('installer_changes').set(settled).where('id', '=', id).execute()
}

export async function getFile(db: Db, change: string): Promise<Uint8Array | undefined> {
  const parts = await db
    .selectFrom('installer_file_parts')
    .select('bytes')
    .where('change', '=', change)
    .orderBy('part')
    .execute()
  return parts.length > 0
    ? Buffer.concat(parts.map(({ bytes }) => Buffer.from(bytes, 'base64')))
    : undefined
}

/** Erases the files of changes that don't need them any more. */
export async function deleteFiles(db: Db, changes: readonly string[]): Promise<void> {
  if (changes.length === 0) return
  await db.deleteFrom('installer_file_parts').where('change', 'in', changes).execute()
  await db
    .updateTable('installer_changes')
    .set({ file_type: null })
    .where('id', 'in', changes)
    .execute()
}

/** All that an installer's office changed or asked for, with the files. */
export async function deleteChanges(db: Db, installer: string): Promise<void> {
  const own = db.selectFrom('installer_changes').select('id').where('installer', '=', installer)
  await db.deleteFrom('installer_file_parts').where('change', 'in', own).execute()
  await db.deleteFrom('installer_changes').where('installer', '=', installer).execute()
}
