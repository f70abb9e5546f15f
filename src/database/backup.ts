import { chmod, copyFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/** A copy of SQLite's file as it is at one moment, made while others read and write. It appears whole or not at all. */
export async function backUpSqlite(directory: string, target: string): Promise<void> {
  const unfinished = `${target}.unfinished`
  const sqlite = new Sqlite(join(directory, 'wattlewise.sqlite'), { fileMustExist: true })
  try {
    // All that is left in one go: between two goes somebody may write, and it would begin anew.
    await sqlite.backup(unfinished, { progress: ({ remainingPages }) => remainingPages })
    await chmod(unfinished, 0o600)
    await rename(unfinished, target)
  } finally {
    sqlite.close()
    await rm(unfinished, { force: true })
  }
}

/**
 * Copies the file of erasures beside a backup. It is copied last: it may know more than the backup, but not less.
 * False where nobody was ever erased.
 */
export async function backUpErasures(directory: string, target: string): Promise<boolean> {
  return copyFile(join(directory, 'erasures.ndjson'), target)
    .then(() => true)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    })
}
