import { serve } from '@hono/node-server'
import { createApp } from '#server/app.ts'
import { startDeliveries } from '#server/deliveries.ts'
import { openLog } from '#server/log.ts'
import type { Site } from '#server/site.ts'
import { openContext } from '../src/context.ts'
import { readEnvironment } from '../src/environment.ts'

/** The server without the pages, for tests that kill it: whoever starts it reads its port from the first line. */
const environment = readEnvironment(process.env)
const log = openLog('silent')
const context = await openContext(environment, () => {})
const site: Site = {
  build: { brand: 'au', siteUrl: environment.SITE_URL, scriptHashes: [], styleHashes: [] },
  files: new Map(),
}
const { fetch } = createApp(context, site, log)
serve({ fetch, port: environment.PORT, hostname: environment.HOST }, ({ port }) => {
  startDeliveries(context, log)
  console.log(port)
})
