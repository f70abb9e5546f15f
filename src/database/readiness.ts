import { randomBytes } from 'node:crypto'
import { isMigrated } from './migrate.ts'
import type { Database } from './open.ts'
import { saveSetting } from './settings.ts'

/** More than a lead with all its indexes: up to 240 kB were seen in SQLite's write-ahead log. */
const probeBytes = 256 * 1024

/**
 * Whether a lead could be stored now: the migrations have run, and a test write as large as a lead succeeds. Without a
 * write, a full disk or a read-only database would look healthy.
 */
export async function canStore(database: Database): Promise<boolean> {
  if (!(await isMigrated(database))) return false
  // Random, since SQLite does not write pages that stay the same.
  await saveSetting(database.db, 'WRITE_PROBE', randomBytes(probeBytes / 2).toString('hex'))
  return true
}
