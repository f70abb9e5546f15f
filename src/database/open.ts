import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type Dialect, Kysely } from 'kysely'
import { isLockError } from './errors.ts'
import { type handles, openPostgres, type PostgresPlace } from './postgres.ts'
import type { Db, Schema } from './schema.ts'
import { createTurns, sqliteDialect } from './sqlite-dialect.ts'
import { openThread, sqliteReads } from './sqlite-reads.ts'

export type Engine = 'sqlite' | 'postgres'

/** An open database. Queries that must differ between SQLite and PostgreSQL check `engine`. */
export type Database = {
  engine: Engine
  db: Db
  /** For slow reads, such as lists and exports: they do not keep writers waiting. */
  reads: Db
  reports: Reports
  /** For work that may take minutes: migrations, pruning, vacuuming. */
  maintenance: Db
  connections(): Connections[]
  close(): Promise<void>
}

/**
 * For reads that may be some seconds old, such as figures, exports and lists of past entries, since a standby may answer. People must see
 * their own changes at once, so no other read takes this.
 */
export type Reports = { readonly mayBeOld: Db }

/** How many connections one of the handles has, how many of them are idle, and how many queries wait for one. */
type Connections = {
  handle: (typeof handles)[number]
  total: number
  idle: number
  waiting: number
}

export type DatabasePlace = Partial<PostgresPlace> & { directory: string }

/** Opens PostgreSQL when there is a URL, or else the SQLite file in the data directory. */
export function openDatabase({ url, directory, ...place }: DatabasePlace): Database {
  if (!url) return openSqlite(join(directory, 'wattlewise.sqlite'), place)
  const { dialects, connections } = openPostgres({ ...place, url })
  return createDatabase('postgres', dialects, connections)
}

/** `patience` is how many times longer than usual it waits for another process's lock. */
export function openSqlite(
  file: string,
  { patience = 1 }: { patience?: number | undefined } = {},
): Database {
  const patienceMs = 5_000 * patience
  if (file !== ':memory:') mkdirSync(join(file, '..'), { recursive: true })
  const sqlite = new Sqlite(file)
  useWriteAheadLog(sqlite, patienceMs)
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  // Overwrites deleted data, so that an erased person does not remain in free space.
  sqlite.pragma('secure_delete = ON')
  const writing = createTurns()
  // An in-memory database is visible to one connection only.
  const reading = file === ':memory:' ? undefined : openThread(file, { patienceMs })
  return createDatabase(
    'sqlite',
    {
      db: sqliteDialect(sqlite, { turns: writing, patienceMs }),
      reads: reading && sqliteReads(reading),
    },
    () => [
      { handle: 'db', ...writing.use() },
      ...(reading ? [{ handle: 'reads' as const, ...reading.use() }] : []),
    ],
  )
}

const betweenTriesMs = 10

/** Of two processes that open a new file at once SQLite refuses one at once, whatever its timeout: each may hold what the other needs. */
function useWriteAheadLog(sqlite: Sqlite.Database, patienceMs: number): void {
  const deadline = performance.now() + patienceMs
  for (;;)
    try {
      sqlite.pragma('journal_mode = WAL')
      return
    } catch (error) {
      if (!isLockError(error) || performance.now() > deadline) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, betweenTriesMs)
    }
}

type Dialects = {
  db: Dialect
  reads?: Dialect | undefined
  reports?: Dialect | undefined
  maintenance?: Dialect
}

function createDatabase(
  engine: Engine,
  dialects: Dialects,
  connections: Database['connections'],
): Database {
  const db = new Kysely<Schema>({ dialect: dialects.db })
  const open = (dialect?: Dialect) => (dialect ? new Kysely<Schema>({ dialect }) : db)
  const reads = open(dialects.reads)
  const reports = dialects.reports ? open(dialects.reports) : reads
  const maintenance = open(dialects.maintenance)
  return {
    engine,
    db,
    reads,
    reports: { mayBeOld: reports },
    maintenance,
    connections,
    close: async () => {
      // The writing connection is closed last, so that SQLite empties its write-ahead log.
      for (const handle of new Set([reads, reports, maintenance, db])) await handle.destroy()
    },
  }
}
