import { Hono, type Context as Request } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { withdrawLead } from '#operations/withdraw-lead.ts'
import { readWithdrawalToken } from '#operations/withdrawal-token.ts'
import type { Context } from '../context.ts'
import { errorForLog, type Log } from './log.ts'
import { errorPage, withdrawalPage } from './pages.ts'
import { refusals } from './refusals.ts'
import { isOwnPost } from './security.ts'
import type { Site } from './site.ts'

// The address carries the token: nobody keeps the page, and no other page is told where it was.
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Where the link in a confirmation leads. Opening it only asks: mail scanners open links. */
export function withdrawalRoutes(context: Context, site: Site, log: Log) {
  const read = (token: string) =>
    readWithdrawalToken(token, { secret: context.secret, now: context.now() })
  const sorry = (request: Request, status: 400 | 403 | 405 | 413 | 503, extra = {}) =>
    request.html(errorPage(site, refusals[status]), status, { ...headers, ...extra })

  return new Hono()
    .get('/', (request) => {
      const token = request.req.query('token') ?? ''
      const found = read(token)
      if (!found) return request.html(withdrawalPage(site, { state: 'forged' }), 400, headers)
      return found.expired
        ? request.html(withdrawalPage(site, { state: 'expired' }), 410, headers)
        : request.html(withdrawalPage(site, { state: 'ask', token }), 200, headers)
    })
    .post(
      '/',
      bodyLimit({
        maxSize: 4096,
        onError: (request) => sorry(request, 413, { connection: 'close' }),
      }),
      async (request) => {
        if (!isOwnPost(request.req.raw.headers)) return sorry(request, 403)
        const found = read(await postedToken(request))
        if (!found) return request.html(withdrawalPage(site, { state: 'forged' }), 400, headers)
        if (found.expired)
          return request.html(withdrawalPage(site, { state: 'expired' }), 410, headers)
        try {
          const withdrawn = await withdrawLead(found.lead, context)
          log.info({ event: `lead ${withdrawn}` })
        } catch (error) {
          log.error({ event: 'withdrawal not stored', error: errorForLog(error) })
          return sorry(request, 503, { 'retry-after': '30' })
        }
        return request.html(withdrawalPage(site, { state: 'done' }), 200, headers)
      },
    )
    .all('/', (request) => sorry(request, 405, { allow: 'GET, POST' }))
}

async function postedToken(request: Request): Promise<string> {
  const data = await request.req.formData().catch(() => undefined)
  const token = data?.get('token')
  return typeof token === 'string' ? token : ''
}
