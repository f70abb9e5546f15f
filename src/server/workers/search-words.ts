import { setTimeout as wait } from 'node:timers/promises'
import { fillSearchWords } from '#operations/enquiry/fill-search-words.ts'
import type { Services } from '../../services.ts'
import { errorForLog, type Log } from '../http/log.ts'

const everyMs = 300_000
/** Longer than a step takes, so that it never has more than half of the database’s time. */
const pauseMs = 50

/** Sees to it that leads are found by their place and notes, those too that came before there was a search for it. */
export function startSearchWords(
  { now, database }: Pick<Services, 'now' | 'database'>,
  log: Log,
): { stop(): Promise<void> } {
  let stopped = false
  const pause = async () => {
    await wait(pauseMs)
    return !stopped
  }
  const fill = () =>
    fillSearchWords({ database, now, pause }).then(
      () => {},
      (error: unknown) =>
        log.warn({ event: 'search words not filled in', error: errorForLog(error) }),
    )
  let running = fill()
  const timer = setInterval(() => {
    running = running.then(fill)
  }, everyMs)
  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
