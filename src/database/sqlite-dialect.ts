import { setTimeout as wait } from 'node:timers/promises'
import type Sqlite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { isLockError } from './errors.ts'
import { bindable } from './sqlite-flags.ts'

/** So long a write waits for another process that holds the file's write lock. */
const patienceMs = 5_000
const betweenTriesMs = 10

/**
 * SQLite on one connection that never waits on the main thread. better-sqlite3 answers on the spot, and with a
 * `busy_timeout` it would hold up every visitor for as long as another process writes. So a write that meets a lock
 * steps aside for whoever only reads, and is tried again (decision 0021).
 */
export function sqliteDialect(sqlite: Sqlite.Database): Dialect {
  sqlite.pragma('busy_timeout = 0')
  return {
    createDriver: () => createDriver(sqlite),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new QueuedAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** There is one connection, but our driver sees to whose turn it is. */
class QueuedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

function createDriver(sqlite: Sqlite.Database): Driver {
  const turns = createTurns()
  /** Another process's lock, met a moment ago: until then nobody else need run into it. */
  let lock: { error: unknown; nextTry: Promise<void> } | undefined

  function connectionUntil(deadline: number): DatabaseConnection {
    return {
      async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
        const statement = sqlite.prepare(sql)
        for (;;) {
          // Whoever is in a transaction has the lock already.
          const mayMeetLock = !statement.readonly && !sqlite.inTransaction
          if (!mayMeetLock) return run(statement, parameters)
          try {
            if (!lock) return run(statement, parameters)
          } catch (error) {
            if (!isLockError(error)) throw error
            const nextTry = wait(betweenTriesMs).then(() => {
              lock = undefined
            })
            lock = { error, nextTry }
          }
          if (performance.now() > deadline) throw lock.error
          turns.end()
          await lock.nextTry
          await turns.begin()
        }
      },
      streamQuery() {
        throw new Error('SQLite answers with all rows at once.')
      },
    }
  }

  const execute = (connection: DatabaseConnection, sql: string) =>
    connection.executeQuery(CompiledQuery.raw(sql))
  return {
    init: async () => {},
    acquireConnection: async () => {
      const deadline = performance.now() + patienceMs
      await turns.begin()
      return connectionUntil(deadline)
    },
    releaseConnection: async () => turns.end(),
    // With the write lock from the start: a transaction that has read before it asks for the lock may never get it.
    beginTransaction: async (connection) => void (await execute(connection, 'begin immediate')),
    commitTransaction: async (connection) => void (await execute(connection, 'commit')),
    // A full disk has ended it already, and a second rollback would hide why.
    rollbackTransaction: async (connection) => {
      if (sqlite.inTransaction) await execute(connection, 'rollback')
    },
    destroy: async () => void sqlite.close(),
  }
}

function run<Row>(statement: Sqlite.Statement, parameters: readonly unknown[]): QueryResult<Row> {
  if (statement.reader) return { rows: statement.all(bindable(parameters)) as Row[] }
  const { changes, lastInsertRowid } = statement.run(bindable(parameters))
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
}

/** One at a time, in the order of asking. Between two of them other work comes in, or a queue would hold up everybody. */
function createTurns() {
  const waiting: (() => void)[] = []
  let busy = false
  return {
    async begin(): Promise<void> {
      if (busy) await new Promise<void>((resolve) => waiting.push(resolve))
      busy = true
    },
    end(): void {
      const next = waiting.shift()
      if (next) setImmediate(next)
      else busy = false
    },
  }
}
