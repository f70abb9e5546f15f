import { expect, test } from 'vitest'
import { recordBackup } from '#database/backup-record.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { openTestDesk } from '../../../tests/desk.ts'
import { insertLead, later, lead, morning, storeDeps } from '../../../tests/leads.ts'
import { eventLimitMs } from '../../../tests/limits.ts'
import { noSite } from '../../../tests/no-site.ts'
import { createApp } from '../app.ts'
import { openLog } from '../http/log.ts'
import { openMetrics } from './metrics.ts'
import { metricsRoutes } from './metrics-routes.ts'

const log = openLog('silent')
const metricsToken = 'a-token-that-only-the-watcher-has'

onEveryDatabase((open) => {
  const start = (now = () => new Date()) => {
    const { services } = openTestDesk(open(), { now })
    const metrics = openMetrics(services, log, { timeoutMs: eventLimitMs })
    const app = createApp(services, noSite(''), log, { metrics, metricsToken })
    const scrape = async () => (await metricsRoutes(metrics).request('/metrics')).text()
    return { app, scrape }
  }

  test('requests are counted by their pattern, and nothing that anybody typed is in it', async () => {
    const { app, scrape } = start()
    await app.request('/healthz')
    await app.request('/api/leads/xavierann?name=xavierann')
    await app.request('/xavierann@example.com')
    await app.request('/steps', { method: 'XAVIERANN' })
    const text = await scrape()
    expect(text).toMatch(/http_requests_total{method="GET",route="\/healthz",status="200"} 1/)
    expect(text).toMatch(/http_requests_total{method="GET",route="\(unknown\)",status="404"} 1/)
    expect(text).toMatch(/http_requests_total{method="other"/)
    expect(text).toMatch(/http_request_seconds_count{route="\/healthz"} 1/)
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/)
    expect(text).toMatch(/process_resident_memory_bytes \d/)
    expect(text.toLowerCase()).not.toContain('xavierann')
  })

  test('the business’s figures are exposed: deliveries, promises, leads, backups, holidays', async () => {
    const { db } = open()
    const fresh = lead({ created_at: morning })
    await insertLead(fresh, storeDeps(open()))
    await recordBackup(db, new Date(morning))
    await db
      .updateTable('deliveries')
      .set({ retry_at: null, gave_up_at: later(60).toISOString() })
      .where('channel', '=', 'confirmation')
      .execute()
    const { scrape } = start(() => later(600))
    const value = async (name: string) =>
      Number(
        (await scrape())
          .split('\n')
          .find((line) => line.startsWith(`wattlewise_${name} `))
          ?.split(' ')
          .at(-1),
      )
    expect(await value('database_up')).toBe(1)
    expect(await value('deliveries_untried_seconds')).toBe(600)
    expect(await value('deliveries_given_up{channel="confirmation"}')).toBe(1)
    expect(await value('last_lead_minutes{form="home"}')).toBe(10)
    expect(await value('backup_age_seconds')).toBe(600)
    expect(await value('late_promises')).toBe(0)
    expect(await value('known_holiday_days')).toBeGreaterThan(0)
    await db
      .updateTable('enquiries')
      .set({ promised_by: later(60).toISOString() })
      .execute()
    const { scrape: anew } = start(() => later(900))
    expect(await anew()).toMatch(/^wattlewise_late_promises 1$/m)
  })
})

test('while the database is away the business is absent, not well, and the process still tells', async () => {
  const { engines } = await import('../../../tests/databases.ts')
  const database = await engines[0]?.openEmpty()
  if (!database) throw new Error('there is an engine')
  const { services } = openTestDesk(database)
  await database.close()
  const text = await openMetrics(services, log).render()
  expect(text).toMatch(/^wattlewise_database_up 0$/m)
  expect(text).not.toMatch(/^wattlewise_late_promises /m)
  expect(text).toMatch(/process_resident_memory_bytes \d/)
})

onEveryDatabase((open) => {
  test.each([undefined, 'Bearer', 'Bearer something-else-of-some-length', `Basic ${metricsToken}`])(
    'a request with %s gets no metrics',
    async (authorization) => {
      const { services } = openTestDesk(open())
      const metrics = openMetrics(services, log)
      const app = createApp(services, noSite(''), log, { metrics, metricsToken })
      const headers = new Headers(authorization ? { authorization } : {})
      const missing = await app.request('/metric')
      const response = await app.request('/metrics', { headers })
      expect(response.status).toBe(404)
      expect(await response.text()).toBe(await missing.text())
      const known = await app.request('/metrics', {
        headers: { authorization: `Bearer ${metricsToken}` },
      })
      expect(known.status).toBe(200)
      expect(known.headers.get('cache-control')).toBe('no-store')
    },
  )
})
