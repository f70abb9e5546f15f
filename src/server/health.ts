import { Hono } from 'hono'
import { isMigrated } from '#database/migrate.ts'
import type { Context } from '../context.ts'

/** For whoever restarts processes and routes traffic: is it alive, and may it be sent visitors? */
export function healthRoutes({ database }: Context) {
  return new Hono()
    .get('/healthz', (request) => request.json({ status: 'ok' }))
    .get('/readyz', async (request) => {
      const ready = await isMigrated(database).catch(() => false)
      return ready
        ? request.json({ status: 'ready' })
        : request.json({ status: 'waiting for the database' }, 503)
    })
}
