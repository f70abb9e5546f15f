import { isMigrated } from './migrate.ts'
import type { Database } from './open.ts'
import { saveSetting } from './settings.ts'

/**
 * Whether a lead could be stored now: the tables are up to date, and a row was just written. A full disk and a
 * database that only lets itself be read look well until somebody writes.
 */
export async function canStore(database: Database, now: Date): Promise<boolean> {
  if (!(await isMigrated(database))) return false
  await saveSetting(database.queries, 'WRITE_PROBED_AT', now.toISOString())
  return true
}
