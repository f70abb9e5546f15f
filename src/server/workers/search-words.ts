import { setTimeout as wait } from 'node:timers/promises'
import { fillSearchWords } from '#operations/enquiry/fill-search-words.ts'
import type { Services } from '../../services.ts'
import type { Log } from '../http/log.ts'
import { startJob } from './planner.ts'

const everyMs = 300_000
/** Longer than a step takes, so that it never has more than half of the database’s time. */
const pauseMs = 50

/** Sees to it that leads are found by their place and notes, those too that came before there was a search for it. */
export function startSearchWords(
  { now, database }: Pick<Services, 'now' | 'database'>,
  log: Log,
): { stop(): Promise<void> } {
  return startJob({ everyMs, failed: 'search words not filled in', log }, async (isStopping) => {
    const pause = async () => {
      await wait(pauseMs)
      return !isStopping()
    }
    await fillSearchWords({ database, now, pause })
  })
}
