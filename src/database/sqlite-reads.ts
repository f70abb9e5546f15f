import { Worker } from 'node:worker_threads'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { ReadPlace, ReadRequest, ReadResponse } from './reading-thread.ts'
import { bindable } from './sqlite-flags.ts'

/**
 * Reads a SQLite file in a thread of its own, one query at a time. better-sqlite3 is synchronous, so a long search on
 * the main thread would block every request.
 */
export function sqliteReads(thread: Thread): Dialect {
  return {
    createDriver: () => createDriver(thread),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

type Thread = ReturnType<typeof openThread>

function createDriver(thread: Thread): Driver {
  const connection: DatabaseConnection = {
    executeQuery: thread.query,
    streamQuery: throwUnsupported,
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: throwUnsupported,
    commitTransaction: throwUnsupported,
    rollbackTransaction: throwUnsupported,
    destroy: thread.close,
  }
}

function throwUnsupported(): never {
  throw new Error('Reads take one statement at a time, and no transaction.')
}

type Waiting = { resolve(rows: unknown[]): void; reject(error: Error): void }

/** The thread starts with the first query, and again with the next one if it ever ends. */
export function openThread(file: string, { patienceMs }: { patienceMs: number }) {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let running: { worker: Worker; ended: Promise<void> } | undefined

  function start() {
    const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), {
      workerData: { file, patienceMs } satisfies ReadPlace,
    })
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    let reason = new Error('The reading thread ended.')
    worker.on('message', ({ id, ...answer }: ReadResponse) => {
      const one = waiting.get(id)
      waiting.delete(id)
      if ('rows' in answer) one?.resolve(answer.rows)
      else
        one?.reject(Object.assign(new Error(answer.failed.message), { code: answer.failed.code }))
    })
    worker.on('error', (error) => {
      if (error instanceof Error) reason = error
    })
    worker.on('exit', () => {
      running = undefined
      for (const { reject } of waiting.values()) reject(reason)
      waiting.clear()
      resolve()
    })
    return { worker, ended }
  }

  return {
    async query<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      running ??= start()
      const id = ++lastId
      const { promise, resolve, reject } = Promise.withResolvers<unknown[]>()
      waiting.set(id, { resolve, reject })
      running.worker.postMessage({
        id,
        sql,
        parameters: bindable(parameters),
      } satisfies ReadRequest)
      return { rows: (await promise) as Row[] }
    },
    use: () => ({
      total: 1,
      idle: waiting.size === 0 ? 1 : 0,
      waiting: Math.max(0, waiting.size - 1),
    }),
    /** Earlier queries are answered first. */
    async close(): Promise<void> {
      running?.worker.postMessage('close' satisfies ReadRequest)
      await running?.ended
    },
  }
}
