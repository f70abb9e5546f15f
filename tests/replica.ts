import { serve } from '@hono/node-server'
import { acceptLead } from '#operations/offer/accept-lead.ts'
import { sayYes } from '#operations/offer/say-yes.ts'
import { createApp } from '#server/app.ts'
import { openLog } from '#server/http/log.ts'
import { startDeliveries } from '#server/workers/deliveries.ts'
import { startOffers } from '#server/workers/offers.ts'
import { startPromises } from '#server/workers/promises.ts'
import { readEnvironment } from '../src/environment.ts'
import { openServices } from '../src/services.ts'
import { noSite } from './no-site.ts'

/** The server without its pages, for tests that kill it. The first line it prints is its port. */
const environment = readEnvironment(process.env)
const log = openLog('silent')
const opened = await openServices(environment, () => {})
// In service a claim outlasts a slow mail server. Tests have none, and do not wait as long.
const { CLAIM_SECONDS = opened.claimSeconds } = process.env
const services = { ...opened, claimSeconds: Number(CLAIM_SECONDS) }
// Some tests need another moment to be now, from which the clock goes on.
const { PROMISES_AT } = process.env
const ahead = PROMISES_AT ? Number(PROMISES_AT) - Date.now() : 0
if (PROMISES_AT) services.now = () => new Date(Date.now() + ahead)
const { fetch } = createApp(services, noSite(environment.SITE_URL), log)
serve({ fetch, port: environment.PORT, hostname: environment.HOST }, ({ port }) => {
  startDeliveries(services, log)
  if (PROMISES_AT) startPromises(services, log)
  if (PROMISES_AT) startOffers(services, log)
  console.log(port)
  if (process.env.ACCEPT_OFFERS) acceptAll()
})

/** Some tests kill it while installers accept, and visitors say yes to prices. */
async function acceptAll(): Promise<void> {
  const open = await services.database.db
    .selectFrom('offers')
    .select(['id', 'lead', 'state'])
    .where('state', 'in', ['offered', 'priced'])
    .execute()
  for (const { id, lead, state } of open)
    await (state === 'priced'
      ? sayYes({ lead, offer: id, channels: ['phone'] }, services)
      : acceptLead(id, services))
}
