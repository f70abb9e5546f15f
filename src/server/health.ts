import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { canStore } from '#database/readiness.ts'
import { cached } from '#operations/cached.ts'
import type { Services } from '../services.ts'
import { errorForLog, type Log } from './log.ts'

// While all is well it is written no more often than this, however often it is asked; trouble is looked at each time.
const betweenProbes = 30_000

/** Whoever routes traffic does not wait for long. */
const patience = 2_000

/** For whoever restarts processes and routes traffic: is it alive, and may it be sent visitors? */
export function healthRoutes({ database }: Pick<Services, 'database'>, log: Log) {
  const probe = cached(() => canStore(database), betweenProbes)
  const isReady = () =>
    probe().catch((error: unknown) => {
      log.warn({ event: 'not ready', error: errorForLog(error) })
      return false
    })
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const ready = await Promise.race([isReady(), wait(patience, false, { ref: false })])
      return ready
        ? c.json({ status: 'ready' })
        : c.json({ status: 'waiting for the database' }, 503)
    })
}
