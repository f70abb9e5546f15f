import {
  type CountStepsDeps,
  countSteps,
  type ReachedStep,
} from '#operations/enquiry/count-steps.ts'
import type { Services } from '../../services.ts'
import { errorForLog, type Log } from '../http/log.ts'

const commitIntervalMs = 1_000

/** Steps that wait to be counted at most, far more than visitors reach in a second: what comes above is dropped. */
export const maxSteps = 5_000

/**
 * Collects the steps that visitors reach and writes them once a second: a commit for each would hold up enquiries for
 * the sake of a count. A killed process loses up to a second of counts, a database that is away those of the time it is away.
 * While it hangs one commit is under way, and no more than `maxSteps` wait for the next.
 */
export function startStepCounter(
  services: CountStepsDeps & Pick<Services, 'leads'>,
  log: Log,
): { stop(): Promise<void> } {
  let collected: ReachedStep[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  const write = async () => {
    const reached = collected
    collected = []
    await countSteps(reached, services).catch((error: unknown) => {
      log.warn({ event: 'steps not counted', steps: reached.length, error: errorForLog(error) })
    })
    writing = undefined
    if (collected.length > 0) schedule()
  }
  const schedule = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      writing = write()
    }, commitIntervalMs)
  }
  const collect = (reaching: ReachedStep) => {
    if (collected.length < maxSteps) collected.push(reaching)
    if (!writing) schedule()
  }
  services.leads.on('reached', collect)
  return {
    stop: async () => {
      services.leads.off('reached', collect)
      await writing
      clearTimeout(timer)
      if (collected.length > 0) await write()
      clearTimeout(timer)
    },
  }
}
