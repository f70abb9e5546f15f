import { chmod, copyFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/** Copies SQLite's file while others read and write. The copy appears whole or not at all. */
export async function backUpSqlite(directory: string, target: string): Promise<void> {
  const unfinished = `${target}.unfinished`
  const sqlite = new Sqlite(join(directory, 'wattlewise.sqlite'), { fileMustExist: true })
  try {
    // Copies all pages in one step: a write between two steps would restart the copy.
    await sqlite.backup(unfinished, { progress: ({ remainingPages }) => remainingPages })
    await chmod(unfinished, 0o600)
    await rename(unfinished, target)
  } finally {
    sqlite.close()
    await rm(unfinished, { force: true })
  }
}

/**
 * Copies the erasure log next to a backup. It must be copied last, so that it knows at least the erasures in the
 * backup. False when nobody was ever erased.
 */
export async function backUpErasures(directory: string, target: string): Promise<boolean> {
  return copyFile(join(directory, 'erasures.ndjson'), target)
    .then(() => true)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    })
}
