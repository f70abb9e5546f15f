import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'

/** The file, and how long to wait for a lock on it. */
export type ReadPlace = { file: string; patienceMs: number }

/** A query for the reading thread, or the request to close. */
export type ReadRequest = { id: number; sql: string; parameters: unknown[] } | 'close'

export type ReadResponse = { id: number } & (
  | { rows: unknown[] }
  | { failed: { message: string; code: string | undefined } }
)

// The body of the thread that sqlite-reads.ts starts. Its connection cannot write.
const { file, patienceMs }: ReadPlace = workerData
const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: patienceMs })

parentPort?.on('message', (asked: ReadRequest) => {
  if (asked !== 'close') return parentPort?.postMessage(respond(asked))
  sqlite.close()
  parentPort?.close()
})

function respond({ id, sql, parameters }: Exclude<ReadRequest, 'close'>): ReadResponse {
  try {
    return { id, rows: sqlite.prepare(sql).all(parameters) }
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    return { id, failed: { message, code } }
  }
}
