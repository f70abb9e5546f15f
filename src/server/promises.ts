import { fillPromises } from '#operations/fill-promises.ts'
import type { Services } from '../services.ts'
import { errorForLog, type Log } from './log.ts'

const intervalMs = 30_000

/** Gives leads a promise that a release from before there were promises stores while both run, as in a deploy. */
export function startPromises(
  services: Pick<Services, 'database' | 'calling'>,
  log: Log,
): { stop(): Promise<void> } {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(async () => {
        const filled = await fillPromises(services)
        if (filled > 0) log.info({ event: 'promises filled in', leads: filled })
      })
      .catch((error: unknown) => {
        log.warn({ event: 'promises not filled in', error: errorForLog(error) })
      })
  }, intervalMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
