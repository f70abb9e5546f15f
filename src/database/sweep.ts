import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import type { Database } from './open.ts'
import type { Db } from './schema.ts'
import { claimSetting, dropSetting, readSetting } from './settings.ts'

/*
 * Where an erased person could still be read is not in rows but beside them: in the write-ahead log, and in the free
 * space of pages. SQLite overwrites what it deletes, but not always what it moves from one page to another.
 */

const owed = 'SWEEP_OWED'

/** Kept with the erasure itself, so that a kill before the sweep is made good at the next start. */
export async function oweSweep(db: Db): Promise<void> {
  await claimSetting(db, owed, '1')
}

export async function isSweepOwed({ db }: Database): Promise<boolean> {
  return (await readSetting(db, owed)) !== undefined
}

// Rewriting the file holds up everybody who wants to write: this much takes about a second.
const rewrittenAtOnce = 200 * 1024 * 1024

export type Swept = 'clean' | 'rewritten' | 'at the next start' | 'vacuumed'

/**
 * Clears what was erased out of files and free space. `traces` are texts that must not be found any more; where they
 * are, the whole file is rewritten: at once if it is small, else at the next start.
 */
export async function sweep(database: Database, traces: readonly string[]): Promise<Swept> {
  if (database.engine === 'postgres') {
    await vacuumPostgres(database.maintenance)
    return 'vacuumed'
  }
  const emptied = await emptyWriteAheadLog(database.db)
  const file = await fileOf(database.db)
  const { found, size } = await look(file, traces)
  if (emptied && !found) {
    await dropSetting(database.db, owed)
    return 'clean'
  }
  if (!emptied || size > rewrittenAtOnce) return 'at the next start'
  await rewrite(database.db)
  return 'rewritten'
}

/** At the start, before anybody waits: rewrites the file where a sweep was left undone. */
export async function sweepAtStart(database: Database): Promise<boolean> {
  if (database.engine === 'postgres' || !(await isSweepOwed(database))) return false
  await rewrite(database.db)
  return true
}

async function rewrite(db: Db): Promise<void> {
  await sql`vacuum`.execute(db)
  if (await emptyWriteAheadLog(db)) await dropSetting(db, owed)
}

/** False where somebody was reading an older state all the while. */
export async function emptyWriteAheadLog(db: Db): Promise<boolean> {
  for (let tries = 20; tries > 0; tries--) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy === 0) return true
    await wait(250)
  }
  return false
}

async function fileOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string; file: string }>`pragma database_list`.execute(db)
  return rows.find(({ name }) => name === 'main')?.file ?? ''
}

const execute = promisify(execFile)

/**
 * Looks through the file for texts. Another process does it: were the file opened and closed in this one, SQLite's
 * locks on it would be gone (sqlite.org/howtocorrupt.html, 2.2).
 */
async function look(
  file: string,
  traces: readonly string[],
): Promise<{ found: boolean; size: number }> {
  const sought = traces.filter((trace) => trace.length > 0)
  if (!file || sought.length === 0) return { found: false, size: 0 }
  const looking = execute(process.execPath, [finder, file], { env: {} })
  looking.child.stdin?.end(JSON.stringify(sought))
  const { stdout } = await looking
  return JSON.parse(stdout)
}

const finder = fileURLToPath(new URL('find-traces.ts', import.meta.url))

/** As far as PostgreSQL lets a client: see decision 0013. */
async function vacuumPostgres(db: Db): Promise<void> {
  await sql`vacuum (analyze, index_cleanup true) enquiries, audit, attempts, fingerprints, confirmations`
    .execute(db)
    .catch(() => {})
}
