import { countSteps, type Reaching } from '#operations/count-steps.ts'
import type { Services } from '../services.ts'
import { errorForLog, type Log } from './log.ts'

const betweenCommits = 1_000

/** In a second no more than this is taken: far above what visitors do, and no way to fill the memory. */
const mostAtOnce = 5_000

/**
 * Gathers the steps that visitors reach and writes them once a second: a commit for each would hold up enquiries for
 * the sake of a count. What was gathered is written at the end; a kill, or a database that is away, loses up to a
 * second of it. They are only counts.
 */
export function startCounting(services: Services, log: Log): { stop(): Promise<void> } {
  let gathered: Reaching[] = []
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  const write = () => {
    timer = undefined
    const reached = gathered
    gathered = []
    writing = writing
      .then(() => countSteps(reached, services))
      .catch((error: unknown) => {
        log.warn({ event: 'steps not counted', steps: reached.length, error: errorForLog(error) })
      })
  }
  const gather = (reaching: Reaching) => {
    if (gathered.length < mostAtOnce) gathered.push(reaching)
    timer ??= setTimeout(write, betweenCommits)
  }
  services.leads.on('reached', gather)
  return {
    stop: async () => {
      services.leads.off('reached', gather)
      clearTimeout(timer)
      if (gathered.length > 0) write()
      await writing
    },
  }
}
