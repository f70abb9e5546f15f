import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import type { Database } from './open.ts'
import type { Db } from './schema.ts'
import { deleteSetting, getSetting, insertSetting } from './settings.ts'

/*
 * After an erasure, personal data may remain in the write-ahead log and in the free space of pages: SQLite overwrites
 * what it deletes, but not always what it moves from one page to another.
 */

const requestedSetting = 'SWEEP_OWED'

/** Stored in the transaction of the erasure, so that the next start sweeps if this process is killed before it does. */
export async function requestSweep(db: Db): Promise<void> {
  await insertSetting(db, requestedSetting, '1')
}

export async function isSweepRequested({ db }: Database): Promise<boolean> {
  return (await getSetting(db, requestedSetting)) !== undefined
}

// Rewriting the file blocks all writers. This size takes about a second.
const maxRewriteAtOnce = 200 * 1024 * 1024

export type SweepResult = 'clean' | 'rewritten' | 'at the next start' | 'vacuumed'

/**
 * Clears what was erased out of files and free space. `traces` are texts that must be gone; if one of them
 * are, the whole file is rewritten: at once if it is small, else at the next start.
 */
export async function sweep(database: Database, traces: readonly string[]): Promise<SweepResult> {
  if (database.engine === 'postgres') {
    await vacuumPostgres(database.maintenance)
    return 'vacuumed'
  }
  const emptied = await emptyWriteAheadLog(database.db)
  const file = await fileOf(database.db)
  const { hasTraces, size } = await findTraces(file, traces)
  if (emptied && !hasTraces) {
    await deleteSetting(database.db, requestedSetting)
    return 'clean'
  }
  if (!emptied || size > maxRewriteAtOnce) return 'at the next start'
  await rewrite(database.db)
  return 'rewritten'
}

/** Runs at the start, before there are requests. Rewrites the file if a sweep was not finished. */
export async function sweepAtStart(database: Database): Promise<boolean> {
  if (database.engine === 'postgres' || !(await isSweepRequested(database))) return false
  await rewrite(database.db)
  return true
}

async function rewrite(db: Db): Promise<void> {
  await sql`vacuum`.execute(db)
  if (await emptyWriteAheadLog(db)) await deleteSetting(db, requestedSetting)
}

/** Returns false when a reader of an older state was active the whole time. */
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
 * Searches the file for texts in another process: opening and closing the file in this one would drop SQLite's locks
 * (sqlite.org/howtocorrupt.html, 2.2).
 */
async function findTraces(
  file: string,
  traces: readonly string[],
): Promise<{ hasTraces: boolean; size: number }> {
  const searched = traces.filter((trace) => trace.length > 0)
  if (!file || searched.length === 0) return { hasTraces: false, size: 0 }
  const search = execute(process.execPath, [finder, file], { env: {} })
  search.child.stdin?.end(JSON.stringify(searched))
  const { stdout } = await search
  return JSON.parse(stdout)
}

const finder = fileURLToPath(new URL('./find-traces.ts', import.meta.url))

/** As far as PostgreSQL lets a client: see decision 0013. */
async function vacuumPostgres(db: Db): Promise<void> {
  await sql`vacuum (analyze, index_cleanup true) enquiries, audit, attempts, fingerprints, confirmations, lead_words, desk_letters`
    .execute(db)
    .catch(() => {})
}
