import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely'
import pg from 'pg'
import type { Queries, Schema } from './schema.ts'

export type Engine = 'sqlite' | 'postgres'

/** An open database. Both engines speak through the same queries; where they must differ, `engine` tells which. */
export type Database = { engine: Engine; queries: Queries; close(): Promise<void> }

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
  return opened('sqlite', new SqliteDialect({ database: bindingFlags(sqlite) }))
}

function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    types: { getTypeParser: textParser },
  })
  // An idle connection that the other side closes would otherwise end the process.
  pool.on('error', () => {})
  return opened('postgres', new PostgresDialect({ pool }))
}

function opened(engine: Engine, dialect: SqliteDialect | PostgresDialect): Database {
  const queries = new Kysely<Schema>({ dialect })
  return { engine, queries, close: () => queries.destroy() }
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

/** better-sqlite3 binds no booleans. */
function bindingFlags(sqlite: Sqlite.Database): SqliteDatabase {
  const bound = (parameters: readonly unknown[]) =>
    parameters.map((value) => (typeof value === 'boolean' ? Number(value) : value))
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
