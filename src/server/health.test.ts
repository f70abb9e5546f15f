import { expect, test } from 'vitest'
import { onEveryDatabase } from '../../tests/databases.ts'
import { openTestDesk } from '../../tests/desk.ts'
import { noSite } from '../../tests/no-site.ts'
import { createApp } from './app.ts'
import { openLog } from './log.ts'

onEveryDatabase((open) => {
  test('a server that is asked to stop tells proxies so, and answers meanwhile', async () => {
    let stopping = false
    const { services } = openTestDesk(open())
    const app = createApp(services, noSite(''), openLog('silent'), { isStopping: () => stopping })
    expect((await app.request('/healthz')).status).toBe(200)
    stopping = true
    expect((await app.request('/healthz')).status).toBe(503)
    expect((await app.request('/readyz')).status).toBe(200)
  })
})
