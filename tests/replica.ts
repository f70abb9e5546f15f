import { serve } from '@hono/node-server'
import { createApp } from '#server/app.ts'
import { startDeliveries } from '#server/deliveries.ts'
import { openLog } from '#server/log.ts'
import { openContext } from '../src/context.ts'
import { readEnvironment } from '../src/environment.ts'
import { noSite } from './no-site.ts'

/** The server without the pages, for tests that kill it: whoever starts it reads its port from the first line. */
const environment = readEnvironment(process.env)
const log = openLog('silent')
const opened = await openContext(environment, () => {})
// In service a claim outlasts a mail server; where there is none, tests need not wait for so long.
const { CLAIM_SECONDS = opened.claimSeconds } = process.env
const context = { ...opened, claimSeconds: Number(CLAIM_SECONDS) }
const { fetch } = createApp(context, noSite(environment.SITE_URL), log)
serve({ fetch, port: environment.PORT, hostname: environment.HOST }, ({ port }) => {
  startDeliveries(context, log)
  console.log(port)
})
