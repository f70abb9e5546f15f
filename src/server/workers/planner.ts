import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../../services.ts'
import { errorForLog, type Log } from '../http/log.ts'
import { createSignal } from './signal.ts'

// What another replica stored, or what only time made due, is seen within seconds.
const idleDelayMs = 5_000

type Planner = {
  leads: Services['leads']
  /** Leads that come within it are seen to together. */
  minDelayMs: number
  /** What the log says where it failed; it goes on. */
  failed: string
  work: (isStopping: () => boolean) => Promise<void>
}

/** Works when a lead comes, and every few seconds, never twice at the same time, until it is stopped. */
export function startPlanner(
  { leads, minDelayMs, failed, work }: Planner,
  log: Log,
): { stop(): Promise<void> } {
  const wakeUp = createSignal()
  let stopping = false
  leads.on('due', wakeUp.send)
  const run = async () => {
    while (!stopping) {
      try {
        await work(() => stopping)
      } catch (error) {
        log.warn({ event: failed, error: errorForLog(error) })
      }
      await wait(minDelayMs)
      if (!stopping) await wakeUp.wait(idleDelayMs * (0.8 + 0.4 * Math.random()))
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopping = true
      leads.off('due', wakeUp.send)
      wakeUp.send()
      await running
    },
  }
}

type Job = {
  everyMs: number
  /** What the log says where it failed; it goes on. */
  failed: string
  log: Log
}

/** Works at once and then at intervals, never twice at the same time, until it is stopped. */
export function startJob(
  { everyMs, failed, log }: Job,
  work: (isStopping: () => boolean) => Promise<void>,
): { stop(): Promise<void> } {
  let stopping = false
  let running = Promise.resolve()
  const run = () => {
    running = running
      .then(() => work(() => stopping))
      .catch((error: unknown) => log.warn({ event: failed, error: errorForLog(error) }))
  }
  run()
  const timer = setInterval(run, everyMs)
  return {
    stop: async () => {
      stopping = true
      clearInterval(timer)
      await running
    },
  }
}
