import { getHeapStatistics } from 'node:v8'
import { errorForLog, type Log } from './log.ts'

const lookEveryMs = 10_000

/**
 * Writes one line of JSON when the process ends by an uncaught error: Node would print messages, which may quote people. Once memory
 * has run out none of our code can run, and Node's own report would contain the settings: so the line is written before.
 */
export function logUnexpectedEnd(log: Log, { everyMs = lookEveryMs } = {}): void {
  const end = (error: unknown, origin: string) => {
    log.fatal({ event: 'ended unexpectedly', origin, error: errorForLog(error) })
    process.exit(1)
  }
  process.on('uncaughtException', end)
  const timer = setInterval(() => {
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
    if (used < 0.85 * limit) return
    log.fatal({ event: 'memory runs out', used, limit })
    clearInterval(timer)
  }, everyMs)
  timer.unref()
}
