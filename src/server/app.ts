import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import { embedPath } from '#content/pages/success-path.ts'
import { calculators } from '#edition/calculators/calculators.ts'
import { cached } from '#operations/cached.ts'
import type { Services } from '../services.ts'
import { unsubscribeRoutes } from './delivery/unsubscribe.ts'
import { adLeadRoutes, adLeadsPath } from './enquiry/ad-leads.ts'
import { calculatorRoutes } from './enquiry/calculators.ts'
import { enquiryRoutes } from './enquiry/enquiries.ts'
import { pageAnswers } from './enquiry/page-answers.ts'
import { restRoutes } from './enquiry/rest.ts'
import { myEnquiryRoutes } from './enquiry/routes.ts'
import { searchRoutes } from './enquiry/search.ts'
import { stepRoutes } from './enquiry/steps.ts'
import { successRoutes } from './enquiry/success.ts'
import { enquiryPages } from './firm/enquiry-view.ts'
import { firmRoutes } from './firm/firm-routes.ts'
import { firmSessions } from './firm/session.ts'
import { signInRoutes } from './firm/sign-in-routes.ts'
import { healthRoutes, openReadiness } from './health.ts'
import { isClientGone } from './http/client-gone.ts'
import { bodyKind } from './http/content-type.ts'
import { respondWithFile, serveDesk, serveFile } from './http/files.ts'
import { errorForLog, type Log } from './http/log.ts'
import { errorPage, referencePage } from './http/pages.ts'
import { referencePath } from './http/problems.ts'
import { processorBudget } from './http/processor-budget.ts'
import { busy, rejections } from './http/rejections.ts'
import { requestIds } from './http/request-id.ts'
import { isForOtherSites, securityHeaders } from './http/security.ts'
import type { Site } from './http/site.ts'
import { proxyWarning } from './http/visitor-address.ts'
import type { Metrics } from './insight/metrics.ts'
import { metricsRoutes } from './insight/metrics-routes.ts'
import { installerRoutes } from './installer/installer-routes.ts'
import { offerRoutes } from './offer/offer-routes.ts'
import { probeRoutes } from './privacy/probes.ts'
import { receiptRoutes } from './privacy/receipts.ts'
import { withdrawalRoutes } from './privacy/withdrawal.ts'
import { referenceOf } from './v1/reference.ts'
import { prefix } from './v1/route.ts'
import { openV1 } from './v1/routes.ts'
import { type LiveUpdates, openLiveUpdates } from './workers/live-updates.ts'

/** Old addresses that were printed somewhere, and the pages they lead to. */
const redirects = { '/solar-panels-business': '/solar-panels-businesses' }

/** Where people’s assistants ask us. */
const mcpPath = '/mcp'

/** Pages that are only templates for what the server renders. */
const templates = ['/error', '/404']

type AppOptions = {
  liveUpdates?: LiveUpdates
  /** Counts requests. */
  metrics?: Metrics | undefined
  /** Who sends it reads the metrics here too. */
  metricsToken?: string | undefined
  /** Whether proxies should ask another server from now on. */
  isStopping?: () => boolean
  /** How many times longer than two seconds a probe of readiness waits for the database. */
  patience?: number
}

export function createApp(
  services: Services,
  site: Site,
  log: Log,
  {
    liveUpdates = openLiveUpdates(services, log),
    metrics,
    metricsToken,
    isStopping = () => false,
    patience = 1,
  }: AppOptions = {},
) {
  const usualHeaders = securityHeaders(site.build)
  const framedHeaders = securityHeaders(site.build, services.embedSites)
  const app = new Hono()
  app.use(requestIds(services.trustProxy))

  app.use((c, next) => (hasUser(c.req.url) ? Promise.resolve(c.text('Bad request', 400)) : next()))

  const readiness = openReadiness(services.database)
  const warnAboutProxy = proxyWarning(services.trustProxy, log)
  app.use(async (c, next) => {
    warnAboutProxy(c)
    const startedAt = performance.now()
    await next()
    if (isForOtherSites(c.req.path)) c.header('cross-origin-resource-policy', 'cross-origin')
    const headers = c.req.path.startsWith(`${embedPath}/`) ? framedHeaders : usualHeaders
    // A page may be stricter.
    for (const [name, value] of headers)
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    const { method } = c.req
    const { status } = c.res
    const ms = performance.now() - startedAt
    // Whatever could not be stored or read: whether we are ready is asked of the database again.
    if (status >= 500) readiness.doubt()
    metrics?.observeRequest({ method, route: routeOf(c), status, ms })
    log.debug({
      event: 'request answered',
      method,
      // Only addresses that exist: anybody can type anything into another, even a name.
      path: status === 404 ? '(unknown)' : c.req.path,
      status,
      ms: Math.round(ms),
    })
  })

  if (services.rateLimit !== undefined) limitProcessorTime(app, services, site)

  const health = { readiness, isStopping, timeoutMs: 2_000 * patience }
  app.route('/', healthRoutes(services, site, log, health))
  if (metrics && metricsToken) app.route('/', metricsRoutes(metrics, metricsToken))
  if (services.probeSecret) app.route('/probe', probeRoutes(services))
  app.route('/enquiries', enquiryRoutes(services, site, log))
  app.route('/steps', stepRoutes(services))
  app.route('/withdraw', withdrawalRoutes(services, site, log))
  app.route('/unsubscribe', unsubscribeRoutes(services, site, log))
  app.route('/my-enquiry', myEnquiryRoutes(services, site, log))
  const sessions = firmSessions(services)
  const enquiries = enquiryPages(services, site)
  app.route('/offer', offerRoutes(services, site, log, { sessions, enquiries }))
  app.route('/installer/sign-in', signInRoutes(services, site, log, sessions))
  app.route('/installer', firmRoutes(services, site, log, { sessions, enquiries }))
  app.route('/installer', installerRoutes(services, site, log, sessions))
  app.route('/receipts', receiptRoutes(services, site, log))
  app.route('/rest/v1', restRoutes(services, log))
  app.route(adLeadsPath, adLeadRoutes(services, log))
  const v1 = openV1(services, log)
  app.route(prefix, v1.app)
  const reference = cached(async () => referencePage(site, referenceOf(v1.document())), 60_000)
  app.get(referencePath, async (c) => c.html(await reference()))
  // Loaded with the first request, or before: main.ts does it as soon as the server listens.
  const loadDesk = cached(async () => {
    const { deskRoutes } = await import('./desk.ts')
    return new Hono().route('/api', deskRoutes(services, log, liveUpdates))
  }, Infinity)
  app.all('/api/*', async (c) => (await loadDesk()).fetch(c.req.raw, c.env))
  app.get('/console/*', (c, next) => serveDesk(c, site) ?? next())
  if (services.mcp) {
    const loadMcp = cached(async () => {
      const { mcpRoutes } = await import('./assistants/mcp.ts')
      return new Hono().route(mcpPath, mcpRoutes(services, site, log))
    }, Infinity)
    app.post(mcpPath, async (c) => (await loadMcp()).fetch(c.req.raw, c.env))
    // Clients of the protocol ask by GET for a stream, and go on without one after a 405 alone.
    app.all(mcpPath, (c) => c.text('Assistants ask here by POST alone.', 405, { allow: 'POST' }))
  }

  for (const address of ['/success', `${embedPath}/success`] as const)
    app.route(address, successRoutes(services, site, log, address))

  app.route('/', calculatorRoutes(services, site))
  app.route('/', pageAnswers(services, site))
  app.route('/', searchRoutes(site))

  for (const [old, path] of Object.entries(redirects)) app.get(old, (c) => c.redirect(path, 301))

  app.on(['GET'], '*', (c, next) => {
    const { path } = c.req
    if (path.length > 1 && path.endsWith('/')) return Promise.resolve(withoutSlash(c.req.url))
    const response = templates.includes(path) ? undefined : serveFile(c, site)
    return response ? Promise.resolve(response) : next()
  })

  app.notFound((c) => {
    const page = site.files.get('/404')
    return page ? respondWithFile(c, page, 404) : c.text('Not found', 404)
  })

  app.onError((error, c) => {
    if (isClientGone(error, c)) return c.body(null, 400)
    log.error({ event: 'request failed', error: errorForLog(error) })
    return c.html(errorPage(site, rejections[500]), 500, { 'cache-control': 'no-store' })
  })
  return app
}

/** A client may write a whole address, user included, in its first line. The fetch standard has no request to such a one. */
function hasUser(address: string): boolean {
  if (!address.includes('@')) return false
  const { username, password } = new URL(address)
  return username + password !== ''
}

/** The pattern by which a request was answered. All built files have one. */
function routeOf(c: Context): string {
  if (c.res.status === 404) return '(unknown)'
  const pattern = routePath(c)
  return pattern === '/*' ? '(file)' : pattern
}

/** Rendering a page for one visitor takes the processor from everybody else. */
function limitProcessorTime(app: Hono, { trustProxy }: Services, site: Site): void {
  let page: string | undefined
  const budget = processorBudget(trustProxy, (c, retryAfterSeconds) => {
    const headers = { 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds) }
    if (!c.req.header('accept')?.includes('text/html'))
      return c.json({ error: `${busy.title}. ${busy.advice}` }, 429, headers)
    page ??= errorPage(site, busy)
    return c.html(page, 429, headers)
  })
  for (const path of [
    '/steps',
    '/withdraw',
    '/unsubscribe',
    '/success',
    `${embedPath}/success`,
    '/my-enquiry/*',
    '/offer/*',
    '/receipts/*',
    '/installer/*',
    mcpPath,
  ])
    app.use(path, budget)
  // Our script posts JSON and gets JSON, which costs little: no enquiry waits because of a neighbour's requests.
  app.use('/enquiries/*', (c, next) => (bodyKind(c) === 'json' ? next() : budget(c, next)))
  // Without a query these pages are built files.
  for (const path of [
    ...calculators.map((one) => one.path),
    ...Object.keys(site.answers),
    '/search',
  ])
    app.use(path, (c, next) => (c.req.url.includes('?') ? budget(c, next) : next()))
}

function withoutSlash(address: string): Response {
  const { pathname, search } = new URL(address)
  // One leading slash only, or the browser would read the path as another host.
  const location = pathname.replace(/\/+$/, '').replace(/^\/+/, '/') + search
  return new Response(null, { status: 308, headers: { location: location || '/' } })
}
