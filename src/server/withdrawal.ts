import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { withdrawLead } from '#operations/withdraw-lead.ts'
import { readWithdrawalToken } from '#operations/withdrawal-token.ts'
import type { Services } from '../services.ts'
import { errorForLog, type Log } from './log.ts'
import { errorPage, withdrawalPage } from './pages.ts'
import { refusals } from './refusals.ts'
import { isOwnPost } from './security.ts'
import type { Site } from './site.ts'

// The address carries the token: nobody keeps the page, and no other page is told where it was.
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Where the link in a confirmation leads. Opening it only asks: mail scanners open links. */
export function withdrawalRoutes(services: Services, site: Site, log: Log) {
  const read = (token: string) =>
    readWithdrawalToken(token, { secret: services.secret, now: services.now() })
  const sorry = (c: Context, status: 400 | 403 | 405 | 413 | 503, extra = {}) =>
    c.html(errorPage(site, refusals[status]), status, { ...headers, ...extra })

  return new Hono()
    .get('/', (c) => {
      const token = c.req.query('token') ?? ''
      const found = read(token)
      if (!found) return c.html(withdrawalPage(site, { state: 'forged' }), 400, headers)
      return found.expired
        ? c.html(withdrawalPage(site, { state: 'expired' }), 410, headers)
        : c.html(withdrawalPage(site, { state: 'ask', token }), 200, headers)
    })
    .post(
      '/',
      bodyLimit({
        maxSize: 4096,
        onError: (c) => sorry(c, 413, { connection: 'close' }),
      }),
      async (c) => {
        if (!isOwnPost(c.req.raw.headers)) return sorry(c, 403)
        const found = read(await postedToken(c))
        if (!found) return c.html(withdrawalPage(site, { state: 'forged' }), 400, headers)
        if (found.expired) return c.html(withdrawalPage(site, { state: 'expired' }), 410, headers)
        try {
          const withdrawn = await withdrawLead(found.lead, services)
          log.info({ event: `lead ${withdrawn}` })
        } catch (error) {
          log.error({ event: 'withdrawal not stored', error: errorForLog(error) })
          return sorry(c, 503, { 'retry-after': '30' })
        }
        return c.html(withdrawalPage(site, { state: 'done' }), 200, headers)
      },
    )
    .all('/', (c) => sorry(c, 405, { allow: 'GET, POST' }))
}

async function postedToken(c: Context): Promise<string> {
  const data = await c.req.formData().catch(() => undefined)
  const token = data?.get('token')
  return typeof token === 'string' ? token : ''
}
