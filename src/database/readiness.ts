import { randomBytes } from 'node:crypto'
import { isMigrated } from './migrate.ts'
import type { Database } from './open.ts'
import { saveSetting } from './settings.ts'

/** More than a lead takes with all its indexes: up to 240 kB were seen in SQLite’s write-ahead log. */
const probeBytes = 256 * 1024

/**
 * Whether a lead could be stored now: the tables are up to date, and as much as a lead takes was just written. A full
 * disk and a database that only lets itself be read look well until somebody writes.
 */
export async function canStore(database: Database): Promise<boolean> {
  if (!(await isMigrated(database))) return false
  // At random: SQLite leaves pages alone that stay the same.
  await saveSetting(database.db, 'WRITE_PROBE', randomBytes(probeBytes / 2).toString('hex'))
  return true
}
