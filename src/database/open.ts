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
import type { Db, Schema } from './schema.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { sqliteReads } from './sqlite-reads.ts'

export type Engine = 'sqlite' | 'postgres'

/** An open database. Both engines speak through the same queries; where they must differ, `engine` tells which. */
export type Database = {
  engine: Engine
  db: Db
  /** For what may take long, such as lists and exports: it keeps nobody waiting who wants to write. */
  reads: Db
  /** For what may take minutes and nobody waits for: migrations, pruning, vacuuming. */
  maintenance: Db
  close(): Promise<void>
}

/** PostgreSQL by its address, else a file in the data directory. */
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
  // What is deleted is overwritten, so that erasing a person leaves nothing in free space.
  sqlite.pragma('secure_delete = ON')
  return createDatabase('sqlite', {
    db: sqliteDialect(sqlite),
    // Nobody else sees what is in memory only.
    reads: file === ':memory:' ? undefined : sqliteReads(file),
  })
}

function openPostgres(url: string): Database {
  const pool = (max: number, seconds: number) =>
    new PostgresDialect({ pool: createPool(url, { max, ...timeouts(seconds) }) })
  return createDatabase('postgres', {
    db: pool(10, 5),
    // Few, so that what the desk reads never takes the connections that leads are stored with.
    reads: pool(4, 10),
    maintenance: pool(2, 600),
  })
}

/** The server ends a statement that takes longer; if it stands still itself, we stop waiting for it a second later. */
function timeouts(seconds: number): pg.PoolConfig {
  return {
    connectionTimeoutMillis: 3000,
    statement_timeout: seconds * 1000,
    query_timeout: (seconds + 1) * 1000,
    // What a replica held when its machine was switched off.
    idle_in_transaction_session_timeout: 30_000,
  }
}

function createPool(url: string, settings: pg.PoolConfig): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    types: { getTypeParser: textParser },
    ...settings,
  })
  // A lost connection emits an error, which would end the process. Whoever has it in hand learns of it from their
  // query; `connect` is the only moment that is early enough to listen.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  return withPreparedStatements(pool)
}

/**
 * A statement that begins with its name in a comment is parsed and planned once a connection, not at every call.
 * A pooler between us and PostgreSQL must know prepared statements, as PgBouncer does since 1.21.
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
            // Not the server's own answer: nobody knows what the connection is still busy with.
            if (!(error instanceof pg.DatabaseError)) failure = error
            throw error
          }
        },
        release: (destroy?: boolean) => client.release(destroy || failure !== undefined),
      }
      // Kysely’s type has cursors too, which we never ask for.
      return named as unknown as PostgresPoolClient
    },
  }
}

type Dialects = { db: Dialect; reads?: Dialect | undefined; maintenance?: Dialect }

function createDatabase(engine: Engine, dialects: Dialects): Database {
  const db = new Kysely<Schema>({ dialect: dialects.db })
  const open = (dialect?: Dialect) => (dialect ? new Kysely<Schema>({ dialect }) : db)
  const reads = open(dialects.reads)
  const maintenance = open(dialects.maintenance)
  return {
    engine,
    db,
    reads,
    maintenance,
    close: async () => {
      // What writes is closed last: SQLite then empties its write-ahead log.
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
