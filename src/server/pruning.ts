import { pruneOld } from '#operations/prune-old.ts'
import type { Services } from '../services.ts'
import { errorForLog, type Log } from './log.ts'

/** Prunes at the start and every hour. Replicas may do so at the same time. */
export function startPruning(
  { now, database }: Pick<Services, 'now' | 'database'>,
  log: Log,
): { stop(): Promise<void> } {
  const prune = () =>
    pruneOld(now(), database).catch((error: unknown) => {
      log.warn({ event: 'not pruned', error: errorForLog(error) })
    })
  let running = prune()
  const timer = setInterval(() => {
    running = prune()
  }, 3_600_000)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
