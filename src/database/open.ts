import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import {
  type Dialect,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely'
import pg from 'pg'
import { isReadOnlyError } from './errors.ts'
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
  /** For work that may take minutes: migrations, pruning, vacuuming. */
  maintenance: Db
  connections(): Connections[]
  close(): Promise<void>
}

/** How many connections one of the handles has, how many of them are idle, and how many queries wait for one. */
type Connections = {
  handle: 'db' | 'reads' | 'maintenance'
  total: number
  idle: number
  waiting: number
}

/** Opens PostgreSQL when there is a URL, or else the SQLite file in the data directory. */
export function openDatabase(where: { url?: string; directory: string }): Database {
  return where.url
    ? openPostgres(where.url)
    : openSqlite(join(where.directory, 'wattlewise.sqlite'))
}

export function openSqlite(file: string): Database {
  if (file !== ':memory:') mkdirSync(join(file, '..'), { recursive: true })
  const sqlite = new Sqlite(file)
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  // Overwrites deleted data, so that an erased person does not remain in free space.
  sqlite.pragma('secure_delete = ON')
  const writing = createTurns()
  // An in-memory database is visible to one connection only.
  const reading = file === ':memory:' ? undefined : openThread(file)
  return createDatabase(
    'sqlite',
    { db: sqliteDialect(sqlite, writing), reads: reading && sqliteReads(reading) },
    () => [
      { handle: 'db', ...writing.use() },
      ...(reading ? [{ handle: 'reads' as const, ...reading.use() }] : []),
    ],
  )
}

function openPostgres(url: string): Database {
  const open = (max: number, seconds: number) => createPool(url, { max, ...timeouts(seconds) })
  const pools = {
    db: open(10, 5),
    // A small pool of its own, so that the desk's reads never take the connections that store leads.
    reads: open(4, 10),
    maintenance: open(2, 600),
  }
  const dialect = (pool: pg.Pool) => new PostgresDialect({ pool: withPreparedStatements(pool) })
  return createDatabase(
    'postgres',
    {
      db: dialect(pools.db),
      reads: dialect(pools.reads),
      maintenance: dialect(pools.maintenance),
    },
    () =>
      (['db', 'reads', 'maintenance'] as const).map((handle) => {
        const { totalCount: total, idleCount: idle, waitingCount: waiting } = pools[handle]
        return { handle, total, idle, waiting }
      }),
  )
}

/** The server ends a statement that takes longer. If the server itself hangs, we stop waiting a second later. */
function timeouts(seconds: number): pg.PoolConfig {
  return {
    connectionTimeoutMillis: 3000,
    statement_timeout: seconds * 1000,
    query_timeout: (seconds + 1) * 1000,
    // Ends transactions of a replica whose machine was switched off.
    idle_in_transaction_session_timeout: 30_000,
  }
}

function createPool(url: string, settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    types: { getTypeParser: textParser },
    ...settings,
  })
  // A lost connection emits an error, which would end the process without a listener. The query that used it fails
  // anyway. `connect` is the only event that is early enough to add the listener.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  return pool
}

/**
 * Prepares statements that begin with a name in a comment, so that each connection parses and plans them once. A pooler
 * between us and PostgreSQL must support prepared statements, as PgBouncer does since 1.21.
 */
function withPreparedStatements(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      let failure: unknown
      const named = {
        async query(text: string, values: unknown[]) {
          if (failure) throw failure
          try {
            const name = /^\/\* ([\w-]+) \*\//.exec(text)?.[1]
            return await client.query({ name, text, values })
          } catch (error) {
            // Not an error from the server, so the connection may still be busy and must not be used again.
            // Nor one to a server that is the primary no more: the next may lead to the one that is.
            if (!(error instanceof pg.DatabaseError) || isReadOnlyError(error)) failure = error
            throw error
          }
        },
        release: (destroy?: boolean) => client.release(destroy || failure !== undefined),
      }
      // Kysely's type includes cursors, which we never use.
      return named as unknown as PostgresPoolClient
    },
  }
}

type Dialects = { db: Dialect; reads?: Dialect | undefined; maintenance?: Dialect }

function createDatabase(
  engine: Engine,
  dialects: Dialects,
  connections: Database['connections'],
): Database {
  const db = new Kysely<Schema>({ dialect: dialects.db })
  const open = (dialect?: Dialect) => (dialect ? new Kysely<Schema>({ dialect }) : db)
  const reads = open(dialects.reads)
  const maintenance = open(dialects.maintenance)
  return {
    engine,
    db,
    reads,
    maintenance,
    connections,
    close: async () => {
      // The writing connection is closed last, so that SQLite empties its write-ahead log.
      for (const handle of new Set([reads, maintenance, db])) await handle.destroy()
    },
  }
}

const timestamptz = 1184
const json = [114, 3802]

function textParser(oid: number, format?: 'text' | 'binary') {
  if (oid === timestamptz) return isoText
  if (json.includes(oid)) return (text: string) => text
  return pg.types.getTypeParser(oid, format as 'text')
}

export function isoText(text: string): string {
  return new Date(text).toISOString()
}
