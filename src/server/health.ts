import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { figuresWarning } from '#content/figures-due.ts'
import { getFailingLetters } from '#database/delivery/failing-deliveries.ts'
import type { Database } from '#database/open.ts'
import { canStore } from '#database/readiness.ts'
import { dayOf } from '#domain/calendar.ts'
import { holidaysWarning } from '#domain/promise/holiday-area.ts'
import { cached } from '#operations/cached.ts'
import type { Services } from '../services.ts'
import { errorForLog, type Log } from './http/log.ts'
import { securityTxtWarning } from './http/security-txt.ts'
import type { Site } from './http/site.ts'

// A ready database is probed no more often than this, however often we are asked. One in trouble is probed each time.
const probeIntervalMs = 30_000

/** Whether a lead could be stored. A good answer holds for a while, unless it is doubted. */
export type Readiness = { isReady: () => Promise<boolean>; doubt: () => void }

export function openReadiness(database: Database): Readiness {
  let readyUntil = 0
  // One at a time: probes of a database that hangs would soon use up all connections.
  let probe: Promise<boolean> | undefined
  return {
    async isReady() {
      if (performance.now() < readyUntil) return true
      probe ??= canStore(database).finally(() => {
        probe = undefined
      })
      const ready = await probe
      if (ready) readyUntil = performance.now() + probeIntervalMs
      return ready
    },
    doubt() {
      readyUntil = 0
    },
  }
}

type HealthOptions = {
  readiness: Readiness
  isStopping: () => boolean
  /** Load balancers do not wait for long. */
  timeoutMs: number
}

/** For supervisors and load balancers: is the process alive, and may it get visitors? And what operators should see to. */
export function healthRoutes(
  { database, now, brand }: Pick<Services, 'database' | 'now' | 'brand'>,
  site: Pick<Site, 'files'>,
  log: Log,
  { readiness, isStopping, timeoutMs }: HealthOptions,
) {
  const isReady = () =>
    readiness.isReady().catch((error: unknown) => {
      log.warn({ event: 'not ready', error: errorForLog(error) })
      return false
    })
  // What cannot be read now is no reason to send visitors elsewhere.
  const lettersWarning = cached(async () => {
    const letters = await getFailingLetters(database.reads, now()).catch(() => undefined)
    return letters && `Letters to operators haven’t arrived since ${letters.since}.`
  }, probeIntervalMs)
  return new Hono()
    .get('/healthz', (c) =>
      isStopping() ? c.json({ status: 'stopping' }, 503) : c.json({ status: 'ok' }),
    )
    .get('/readyz', async (c) => {
      const ready = await Promise.race([isReady(), wait(timeoutMs, false, { ref: false })])
      return ready
        ? c.json({
            status: 'ready',
            warning: holidaysWarning(dayOf(now(), brand.timeZone), brand.calling.law),
            figures: figuresWarning(dayOf(now(), brand.timeZone)),
            security: securityTxtWarning(site, now()),
            letters: await Promise.race([
              lettersWarning(),
              wait(timeoutMs, undefined, { ref: false }),
            ]),
          })
        : c.json({ status: 'waiting for the database' }, 503)
    })
}
