import { countSteps, type ReachedStep } from '#operations/enquiry/count-steps.ts'
import type { Services } from '../../services.ts'
import { errorForLog, type Log } from '../http/log.ts'

const commitIntervalMs = 1_000

/** Steps counted in one commit at most, far more than visitors reach: what comes above is dropped. */
const maxSteps = 5_000

/**
 * Collects the steps that visitors reach and writes them once a second: a commit for each would hold up enquiries for
 * the sake of a count. A killed process loses up to a second of counts, a database that is away those of the time it is away.
 */
export function startStepCounter(services: Services, log: Log): { stop(): Promise<void> } {
  let collected: ReachedStep[] = []
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  const write = () => {
    timer = undefined
    const reached = collected
    collected = []
    writing = writing
      .then(() => countSteps(reached, services))
      .catch((error: unknown) => {
        log.warn({ event: 'steps not counted', steps: reached.length, error: errorForLog(error) })
      })
  }
  const collect = (reaching: ReachedStep) => {
    if (collected.length < maxSteps) collected.push(reaching)
    timer ??= setTimeout(write, commitIntervalMs)
  }
  services.leads.on('reached', collect)
  return {
    stop: async () => {
      services.leads.off('reached', collect)
      clearTimeout(timer)
      if (collected.length > 0) write()
      await writing
    },
  }
}
