import { serve } from '@hono/node-server'
import { createApp } from '#server/app.ts'
import { startDeliveries } from '#server/deliveries.ts'
import { openLog } from '#server/log.ts'
import { readEnvironment } from '../src/environment.ts'
import { openServices } from '../src/services.ts'
import { noSite } from './no-site.ts'

/** The server without the pages, for tests that kill it: whoever starts it reads its port from the first line. */
const environment = readEnvironment(process.env)
const log = openLog('silent')
const opened = await openServices(environment, () => {})
// In service a claim outlasts a mail server; where there is none, tests need not wait for so long.
const { CLAIM_SECONDS = opened.claimSeconds } = process.env
const services = { ...opened, claimSeconds: Number(CLAIM_SECONDS) }
const { fetch } = createApp(services, noSite(environment.SITE_URL), log)
serve({ fetch, port: environment.PORT, hostname: environment.HOST }, ({ port }) => {
  startDeliveries(services, log)
  console.log(port)
})
