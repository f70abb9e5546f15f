import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { figuresWarning } from '#content/figures-due.ts'
import { notChecked, uncheckedFor } from '#content/unchecked.ts'
import { hasOperator } from '#database/account/operators.ts'
import { errorCode } from '#database/errors.ts'
import { dayOf } from '#domain/calendar.ts'
import { holidaysWarning } from '#domain/promise/holiday-area.ts'
import { setUpToken } from '#operations/account/set-up-token.ts'
import { withRetry } from '#operations/with-retry.ts'
import {
  type BuildSettings,
  buildSettingsOf,
  type Environment,
  isBuiltFor,
  localUrl,
  readEnvironment,
} from '../environment.ts'
import { openServices, type Services } from '../services.ts'
import { createApp } from './app.ts'
import { freePort, listen } from './http/listen.ts'
import { errorForLog, openLog } from './http/log.ts'
import { loadSite } from './http/site.ts'
import { logUnexpectedEnd } from './http/unexpected-end.ts'
import { metricsRoutes } from './insight/metrics-routes.ts'
import { startAdLeads } from './workers/ad-leads.ts'
import { startAssignments } from './workers/assignments.ts'
import { startDates } from './workers/dates.ts'
import { startDeliveries } from './workers/deliveries.ts'
import { startHeartbeat } from './workers/heartbeat.ts'
import { openLiveUpdates } from './workers/live-updates.ts'
import { startOffers } from './workers/offers.ts'
import { startPromises } from './workers/promises.ts'
import { startPruning } from './workers/pruning.ts'
import { startReturns } from './workers/returns.ts'
import { startSearchWords } from './workers/search-words.ts'
import { startStepCounter } from './workers/step-counter.ts'

const buildDirectory = new URL('../../dist/', import.meta.url).pathname

/** Supervisors kill a process ten seconds after they have asked it to stop. With PATIENCE above 1 they must wait longer. */
const exitAfterMs = 9_500
const stopTimeoutMs = 7_000

/** Requests that wait for the server to be ready are answered first. */
const loadRestAfterMs = 500

const log = openLog('info')

async function main() {
  const environment = await readOwnEnvironment()
  log.level = environment.LOG_LEVEL
  const site = await loadSite(buildDirectory).catch(() => {
    throw new Error('There is no built site. Run npm run build first.')
  })
  if (!isBuiltFor(site.build, environment))
    throw new Error(
      `The site was built for ${describe(site.build)}, but is to be served for ${describe(buildSettingsOf(environment))}. Build it again with these settings (npm run readdress changes only its address and HSTS_SUBDOMAINS), or serve it with those.`,
    )

  logUnexpectedEnd(log)
  const logEvent = (event: string) => log.info({ event })
  const services = await openServices(environment, logEvent)
  // A public key may be logged: it only lets leads in.
  if (services.publicClientKeyIsNew)
    log.info({ event: 'public client key made', key: services.publicClientKey, for: '/rest/v1' })

  const { timeZone, calling } = services.brand
  const today = dayOf(services.now(), timeZone)
  for (const warning of [holidaysWarning(today, calling.law), figuresWarning(today)])
    if (warning) log.warn({ event: warning })
  const waiting = uncheckedFor(services.brand)
  if (waiting.length > 0) log.warn({ event: notChecked, waiting })
  if (services.lettersAreFiles)
    log.info({
      event: `SMTP_URL is not set: letters become files in ${join(environment.DATA_DIR, 'letters')}, and reach nobody`,
    })

  // Asked before the server listens: from then on nothing may keep its workers from starting.
  const needsSetUp = !(await hasOperator(services.database.db))
  const liveUpdates = openLiveUpdates(services, log)
  const {
    PORT,
    HOST,
    SITE_URL,
    PATIENCE: patience,
    METRICS,
    METRICS_TOKEN: metricsToken,
  } = environment
  const metrics = METRICS || metricsToken ? await loadMetrics(services) : undefined
  let stopping = false
  const isStopping = () => stopping
  const app = createApp(services, site, log, {
    liveUpdates,
    metrics,
    metricsToken,
    isStopping,
    patience,
  })
  const server = await listen(app.fetch, { port: PORT, hostname: HOST })
  const metricsServer =
    metrics && METRICS
      ? await listen(metricsRoutes(metrics).fetch, { port: METRICS, hostname: HOST })
      : undefined
  const address = addressOf(HOST, PORT)
  log.info({ event: 'listening', address, engine: services.database.engine })
  const built = site.build.siteUrl
  if (built !== SITE_URL)
    log.info({
      event: `the pages were built for ${built}, and say so to search engines: npm run readdress -- ${SITE_URL} changes them`,
    })

  if (needsSetUp)
    log.info({
      event: 'nobody can sign in to the lead desk yet: open this link to become its first owner',
      link: `${SITE_URL === localUrl(PORT) ? address : SITE_URL}/console/set-up#token=${setUpToken(services.secret)}`,
    })

  const promises = startPromises(services, log)
  const workers = [
    startDeliveries(services, log, { patience }),
    startPruning(services, log),
    startDates(services, site, log),
    startSearchWords(services, log),
    promises,
    startHeartbeat({ ...services, promisesSeenAt: promises.seenAt }, log),
    startReturns(services, log),
    startOffers(services, log),
    startAssignments(services, log),
    startAdLeads(services, log),
    startStepCounter(services, log),
    liveUpdates,
  ]

  // Finishes requests and deliveries under way, unless they take too long: a delivery that is cut off is released for
  // another replica. Then closes the database, so that nothing is left half-written.
  const stop = async () => {
    log.info({ event: 'stopping' })
    const cutOffAfterMs = stopTimeoutMs * patience
    setTimeout(() => process.exit(1), exitAfterMs * patience).unref()
    // Meanwhile a proxy that asks sees that it is leaving.
    stopping = true
    await wait(environment.STOP_DELAY_MS)
    const servers = metricsServer ? [server, metricsServer] : [server]
    const stopped = [
      ...servers.map((one) => one.stop(cutOffAfterMs)),
      ...workers.map((worker) => worker.stop()),
    ]
    await Promise.race([Promise.all(stopped), wait(cutOffAfterMs + 500)])
    await services.database.close()
    log.info({ event: 'stopped' })
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)

  await wait(loadRestAfterMs)
  await loadRest(services)
}

/**
 * The desk's sign-in and what letters need are half of all modules: visitors do not wait for them. They are loaded right after the start
 * and not on first use: a missing package then stops the start, and not a request at night. Visitors may use up all file handles
 * meanwhile: that passes.
 */
function loadRest({ loadMailer }: Services): Promise<void> {
  const load = async () => {
    await import('./desk.ts')
    await loadMailer()
  }
  const mayPass = (error: unknown) => {
    const isFull = /^E[MN]FILE$/.test(errorCode(error))
    if (isFull) log.warn({ event: 'not all is loaded yet', error: errorForLog(error) })
    return isFull
  }
  return withRetry(load, { attempts: Infinity, delayMs: 250, giveUpAfterMs: Infinity, mayPass })
}

function describe({ brand, siteUrl, retention, hstsSubdomains }: BuildSettings): string {
  return [
    `SITE_BRAND=${brand}`,
    ...(retention ? [`RETENTION_DAYS=${retention}`] : []),
    ...(hstsSubdomains === false ? ['HSTS_SUBDOMAINS=0'] : []),
    `SITE_URL=${siteUrl}`,
  ].join(' and ')
}

/** Loaded only where metrics are read. */
async function loadMetrics(services: Services) {
  const { openMetrics } = await import('./insight/metrics.ts')
  return openMetrics(services, log)
}

/** Replaces PORT=0 with a free port before anything is opened: links contain it. */
async function readOwnEnvironment(): Promise<Environment> {
  const environment = readEnvironment(process.env)
  if (environment.PORT !== 0) return environment
  return readEnvironment({ ...process.env, PORT: String(await freePort(environment.HOST)) })
}

/** The address at which a browser on this machine reaches the server. */
function addressOf(host: string, port: number): string {
  if (['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost'].includes(host)) return localUrl(port)
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

main().catch((error: unknown) => {
  log.fatal({ event: 'not started', error: errorForLog(error) })
  // As a sentence, for people who read the output.
  console.error(error instanceof Error ? error.message || error.name : String(error))
  process.exit(1)
})
