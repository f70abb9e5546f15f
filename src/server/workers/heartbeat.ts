import { setTimeout as wait } from 'node:timers/promises'
import { getDeliveryBacklog } from '#database/delivery/delivery-backlog.ts'
import { getFailingLetters } from '#database/delivery/failing-deliveries.ts'
import { canStore } from '#database/readiness.ts'
import type { Services } from '../../services.ts'
import { errorForLog, type Log } from '../http/log.ts'

const everyMs = 60_000

/** A database that needs longer than this is as good as away. */
const answerMs = 10_000

/** What is due goes out within seconds. Nothing waits this long for its first attempt unless the workers have stopped. */
const deliveriesWaitMs = 5 * 60_000

/** Promises are looked at twice a minute. */
const planningWaitsMs = 3 * 60_000

type HeartbeatDeps = Pick<Services, 'database' | 'now' | 'beat'> & {
  /** When the promises were last looked at. */
  promisesSeenAt: () => Date
}

/** Fetches an address every minute while all is well: its monitor raises an alarm when requests stop. */
export function startHeartbeat(deps: HeartbeatDeps, log: Log): { stop(): Promise<void> } {
  const { beat } = deps
  if (!beat) return { stop: async () => {} }
  const run = async () => {
    const reason = await reasonForSilence(deps)
    if (reason) return log.warn({ event: 'heartbeat withheld', reason })
    await beat().catch((error: unknown) => {
      log.warn({ event: 'heartbeat not taken', error: errorForLog(error) })
    })
  }
  let running = run()
  const timer = setInterval(() => {
    running = run()
  }, everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

/** What is wrong; undefined while all is well. */
export async function reasonForSilence({
  database,
  now,
  promisesSeenAt,
}: Omit<HeartbeatDeps, 'beat'>): Promise<string | undefined> {
  const look = async () => {
    if (!(await canStore(database))) return 'the database is not ready'
    const moment = now()
    const { untriedSince } = await getDeliveryBacklog(database.reads, moment)
    if (untriedSince && moment.getTime() - Date.parse(untriedSince) > deliveriesWaitMs)
      return 'deliveries wait'
    if ((await getFailingLetters(database.reads, moment))?.waiting)
      return 'letters to operators fail'
    if (moment.getTime() - promisesSeenAt().getTime() > planningWaitsMs)
      return 'promises are not looked at'
    return undefined
  }
  return Promise.race([
    look().catch(() => 'the database does not answer'),
    wait(answerMs, 'the database does not answer', { ref: false }),
  ])
}
