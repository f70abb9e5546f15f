import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import {
  type Dialect,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type SqliteDatabase,
  SqliteDialect,
} from 'kysely'
import pg from 'pg'
import type { Queries, Schema } from './schema.ts'
import { bound } from './sqlite-flags.ts'
import { sqliteReads } from './sqlite-reads.ts'

export type Engine = 'sqlite' | 'postgres'

/** An open database. Both engines speak through the same queries; where they must differ, `engine` tells which. */
export type Database = {
  engine: Engine
  queries: Queries
  /** For what may take long, such as lists and exports: it keeps nobody waiting who wants to write. */
  reads: Queries
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
  sqlite.pragma('busy_timeout = 5000')
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  // What is deleted is overwritten, so that erasing a person leaves nothing in free space.
  sqlite.pragma('secure_delete = ON')
  return opened(
    'sqlite',
    new SqliteDialect({ database: bindingFlags(sqlite) }),
    // Nobody else sees what is in memory only.
    file === ':memory:' ? undefined : sqliteReads(file),
  )
}

function openPostgres(url: string): Database {
  const pool = (settings: pg.PoolConfig) => new PostgresDialect({ pool: openPool(url, settings) })
  return opened(
    'postgres',
    pool({ max: 10 }),
    // Few, and none for long: what the desk reads never takes the connections that leads are kept with.
    pool({ max: 4, statement_timeout: 10_000 }),
  )
}

function openPool(url: string, settings: pg.PoolConfig): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 3000,
    types: { getTypeParser: textParser },
    ...settings,
  })
  // An idle connection that the other side closes would otherwise end the process.
  pool.on('error', () => {})
  return preparing(pool)
}

/**
 * A statement that begins with its name in a comment is parsed and planned once a connection, not at every call.
 * A pooler between us and PostgreSQL must know prepared statements, as PgBouncer does since 1.21.
 */
function preparing(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const named = {
        query: (text: string, values: unknown[]) =>
          client.query({ name: /^\/\* ([\w-]+) \*\//.exec(text)?.[1], text, values }),
        release: (destroy?: boolean) => client.release(destroy),
      }
      // Kysely’s type has cursors too, which we never ask for.
      return named as unknown as PostgresPoolClient
    },
  }
}

function opened(engine: Engine, dialect: Dialect, reading?: Dialect): Database {
  const queries = new Kysely<Schema>({ dialect })
  const reads = reading ? new Kysely<Schema>({ dialect: reading }) : queries
  return {
    engine,
    queries,
    reads,
    close: async () => {
      if (reads !== queries) await reads.destroy()
      await queries.destroy()
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

function bindingFlags(sqlite: Sqlite.Database): SqliteDatabase {
  return {
    close: () => sqlite.close(),
    prepare(text) {
      const statement = sqlite.prepare(text)
      return {
        reader: statement.reader,
        all: (parameters) => statement.all(bound(parameters)),
        run: (parameters) => statement.run(bound(parameters)),
        iterate: (parameters) => statement.iterate(bound(parameters)),
      }
    },
  }
}
