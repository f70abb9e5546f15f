import { type Context, Hono } from 'hono'
import { calculators } from '#content/calculators/calculators.ts'
import { programsLookup } from '#content/calculators/programs-view.ts'
import { isReference } from '#domain/lead/reference.ts'
import type { Services } from '../services.ts'
import { calculatorRoutes } from './calculators.ts'
import { isClientGone } from './client-gone.ts'
import { deskRoutes } from './desk/desk.ts'
import { openNews } from './desk/news.ts'
import { enquiryRoutes } from './enquiries.ts'
import { answerWith, serveDesk, serveFile } from './files.ts'
import { healthRoutes } from './health.ts'
import { errorForLog, type Log } from './log.ts'
import { errorPage, successPage } from './pages.ts'
import { processorBudget } from './processor-budget.ts'
import { busy, refusals } from './refusals.ts'
import { restRoutes } from './rest.ts'
import { securityHeaders } from './security.ts'
import type { Site } from './site.ts'
import { stepRoutes } from './steps.ts'
import { noticeProxy } from './visitor-address.ts'
import { withdrawalRoutes } from './withdrawal.ts'

/** Addresses that were printed somewhere, and where they lead. */
const moved = { '/solar-panels-business': '/solar-panels-businesses' }

/** Pages that exist only to be filled in. */
const templates = ['/sorry', '/404']

export function createApp(
  services: Services,
  site: Site,
  log: Log,
  news = openNews(services, log),
) {
  const everyAnswer = securityHeaders(site.build)
  const app = new Hono()

  const noticed = noticeProxy(services.trustProxy, log)
  app.use(async (c, next) => {
    noticed(c)
    const began = performance.now()
    await next()
    for (const [name, value] of everyAnswer) c.res.headers.set(name, value)
    log.debug({
      event: 'answered',
      method: c.req.method,
      // Only addresses we know: anybody can type anything into an unknown one.
      path: c.res.status === 404 ? '(unknown)' : c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - began),
    })
  })

  if (services.rateLimit !== undefined) holdToBudget(app, services, site)

  app.route('/', healthRoutes(services, log))
  app.route('/enquiries', enquiryRoutes(services, site, log))
  app.route('/steps', stepRoutes(services))
  app.route('/withdraw', withdrawalRoutes(services, site, log))
  app.route('/rest/v1', restRoutes(services, log))
  app.route('/api', deskRoutes(services, log, news))
  app.get('/console/*', (c, next) => serveDesk(c, site) ?? next())

  app.get('/success', (c, next) => {
    const reference = c.req.query('ref') ?? ''
    if (!isReference(reference)) return next()
    const kind = c.req.query('kind') === 'question' ? 'question' : 'quotes'
    const page = successPage(site, { kind, reference })
    return Promise.resolve(c.html(page, 200, { 'cache-control': 'no-store' }))
  })

  app.route('/', calculatorRoutes(services, site))

  for (const [old, path] of Object.entries(moved)) app.get(old, (c) => c.redirect(path, 301))

  app.on(['GET'], '*', (c, next) => {
    const { path } = c.req
    if (path.length > 1 && path.endsWith('/')) return Promise.resolve(withoutSlash(c.req.url))
    const answer = templates.includes(path) ? undefined : serveFile(c, site)
    return answer ? Promise.resolve(answer) : next()
  })

  app.notFound((c) => {
    const page = site.files.get('/404')
    return page ? answerWith(c, page, 404) : c.text('Not found', 404)
  })

  app.onError((error, c) => {
    if (isClientGone(error, c)) return c.body(null, 400)
    log.error({ event: 'request failed', error: errorForLog(error) })
    return c.html(errorPage(site, refusals[500]), 500, { 'cache-control': 'no-store' })
  })
  return app
}

/** What answers with a page made for the visitor takes the processor from everybody else. */
function holdToBudget(app: Hono, { trustProxy }: Services, site: Site): void {
  let page: string | undefined
  const budget = processorBudget(trustProxy, (c, retryAfterSeconds) => {
    const headers = { 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds) }
    if (!c.req.header('accept')?.includes('text/html'))
      return c.json({ error: `${busy.title}. ${busy.advice}` }, 429, headers)
    page ??= errorPage(site, busy)
    return c.html(page, 429, headers)
  })
  for (const path of ['/steps', '/withdraw', '/success']) app.use(path, budget)
  // Scripts post JSON and are answered in JSON, which takes little: nobody’s enquiry waits for what a neighbour does.
  app.use('/enquiries/*', (c, next) => (isJson(c) ? next() : budget(c, next)))
  // Without a query they are files.
  for (const { path } of [...calculators, programsLookup])
    app.use(path, (c, next) => (c.req.url.includes('?') ? budget(c, next) : next()))
}

function isJson(c: Context): boolean {
  return c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

function withoutSlash(address: string): Response {
  const { pathname, search } = new URL(address)
  // One leading slash only, or the browser would read the path as another host.
  const location = pathname.replace(/\/+$/, '').replace(/^\/+/, '/') + search
  return new Response(null, { status: 308, headers: { location: location || '/' } })
}
