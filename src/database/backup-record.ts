import type { Db } from './schema.ts'
import { getSetting, saveSetting } from './settings.ts'

const name = 'LAST_BACKUP_AT'

/** Remembers in the database that it was backed up: every replica can then say how long ago. */
export async function recordBackup(db: Db, now: Date): Promise<void> {
  await saveSetting(db, name, now.toISOString())
}

export async function lastBackupAt(db: Db): Promise<string | undefined> {
  return getSetting(db, name)
}
