import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'

/** A query for the reading thread, or the request to close. */
export type ReadRequest = { id: number; sql: string; parameters: unknown[] } | 'close'

export type ReadResponse = { id: number } & (
  | { rows: unknown[] }
  | { failed: { message: string; code: string | undefined } }
)

// The body of the thread that sqlite-reads.ts starts. Its connection cannot write.
const sqlite = new Sqlite(workerData, { readonly: true, fileMustExist: true })
sqlite.pragma('busy_timeout = 5000')

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
