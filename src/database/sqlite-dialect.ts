import { setTimeout as wait } from 'node:timers/promises'
import type Sqlite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { isLockError } from './errors.ts'
import { bindable } from './sqlite-flags.ts'

/** More than the product has statements; those whose length varies, such as inserts of many rows, take each other's place. */
const preparedStatements = 500

const betweenTriesMs = 10

type SqliteOptions = {
  turns: ReturnType<typeof createTurns>
  /** How long a write waits for another process that holds the file's write lock. */
  patienceMs: number
}

/**
 * SQLite on one connection that never blocks the main thread. better-sqlite3 is synchronous, so a `busy_timeout` would
 * stop every request while another process writes. Instead, a write that meets a lock lets readers go first and is
 * retried (decision 0021).
 */
export function sqliteDialect(
  sqlite: Sqlite.Database,
  { turns, patienceMs }: SqliteOptions,
): Dialect {
  sqlite.pragma('busy_timeout = 0')
  return {
    createDriver: () => createDriver(sqlite, { turns, patienceMs }),
    createQueryCompiler: () => new LockingCompiler(),
    createAdapter: () => new QueuedAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** Every transaction holds the file's one write lock from its start: there are no rows to be locked besides. */
class LockingCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    const isLock = /^For|^NoWait$|^SkipLocked$/.test(node.modifier ?? '')
    if (!isLock) super.visitSelectModifier(node)
  }
}

/** There is one connection, but our driver queues its users itself. */
class QueuedAdapter extends SqliteAdapter {
  /** Kysely says no, which leaves a migration that was cut off half done, and no start after it succeeds. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  override get supportsMultipleConnections(): boolean {
    return true
  }
}

function createDriver(sqlite: Sqlite.Database, { turns, patienceMs }: SqliteOptions): Driver {
  const prepare = createStatementCache(sqlite)
  /** Another process's lock that a write has just met. Other writes wait for it instead of trying themselves. */
  let lock: { error: unknown; nextTry: Promise<void> } | undefined

  function connectionUntil(deadline: number): DatabaseConnection {
    return {
      async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
        const statement = prepare(sql)
        for (;;) {
          // A transaction already holds the lock.
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
    // Takes the write lock at the start: a transaction that reads first may never get the lock.
    beginTransaction: async (connection) => void (await execute(connection, 'begin immediate')),
    commitTransaction: async (connection) => void (await execute(connection, 'commit')),
    // After a full disk the transaction is already over, and a rollback would hide that error.
    rollbackTransaction: async (connection) => {
      if (sqlite.inTransaction) await execute(connection, 'rollback')
    },
    destroy: async () => void sqlite.close(),
  }
}

function run<Row>(statement: Sqlite.Statement, parameters: readonly unknown[]): QueryResult<Row> {
  if (statement.reader) {
    const rows = statement.all(bindable(parameters)) as Row[]
    return statement.readonly ? { rows } : { rows, numAffectedRows: BigInt(rows.length) }
  }
  const { changes, lastInsertRowid } = statement.run(bindable(parameters))
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
}

/** Prepares a statement once: it takes longer than most take to run. SQLite itself notices when a table has changed since. */
function createStatementCache(sqlite: Sqlite.Database): (sql: string) => Sqlite.Statement {
  const statements = new Map<string, Sqlite.Statement>()
  return (sql) => {
    const statement = statements.get(sql) ?? sqlite.prepare(sql)
    // The one used last is the last to be forgotten.
    statements.delete(sql)
    statements.set(sql, statement)
    const [oldest] = statements.keys()
    if (statements.size > preparedStatements && oldest !== undefined) statements.delete(oldest)
    return statement
  }
}

/** Gives out turns in order, one at a time. Other work runs between two turns, so a long queue doesn't block it. */
export function createTurns() {
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
    use: () => ({ total: 1, idle: busy ? 0 : 1, waiting: waiting.length }),
  }
}
