import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isWithdrawn } from '#database/privacy/withdrawal.ts'
import { readLinkToken } from '#operations/enquiry/link-token.ts'
import { withdrawLead } from '#operations/privacy/withdraw-lead.ts'
import type { WithdrawalProps } from '#site/sections/withdraw/Withdrawal.tsx'
import type { Services } from '../../services.ts'
import { errorForLog, type Log } from '../http/log.ts'
import { errorPage, withdrawalPage } from '../http/pages.ts'
import { rejections } from '../http/rejections.ts'
import { isOwnPost } from '../http/security.ts'
import type { Site } from '../http/site.ts'

// The address contains the token: the page must not be cached or indexed.
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** The page behind the link in a confirmation. Opening it only asks, since mail scanners open links. */
export function withdrawalRoutes(services: Services, site: Site, log: Log) {
  const parse = (token: string) =>
    readLinkToken('withdraw', token, { secret: services.secret, now: services.now() })
  const reject = (c: Context, status: 400 | 403 | 405 | 413 | 503, extra = {}) =>
    c.html(errorPage(site, rejections[status]), status, { ...headers, ...extra })

  return new Hono()
    .get('/', async (c) => {
      const token = c.req.query('token') ?? ''
      const parsed = parse(token)
      if (!parsed) return c.html(withdrawalPage(site, { state: 'forged' }), 400, headers)
      if (parsed.expired) return c.html(withdrawalPage(site, { state: 'expired' }), 410, headers)
      // Without a database it asks all the same: the button says what is wrong.
      const isDone = await isWithdrawn(services.database.reads, parsed.id).catch(() => false)
      const props: WithdrawalProps = isDone ? { state: 'done' } : { state: 'ask', token }
      return c.html(withdrawalPage(site, props), 200, headers)
    })
    .post(
      '/',
      bodyLimit({
        maxSize: 4096,
        onError: (c) => reject(c, 413, { connection: 'close' }),
      }),
      async (c) => {
        if (!isOwnPost(c.req.raw.headers, site.build.siteUrl)) return reject(c, 403)
        const parsed = parse(await postedToken(c))
        if (!parsed) return c.html(withdrawalPage(site, { state: 'forged' }), 400, headers)
        if (parsed.expired) return c.html(withdrawalPage(site, { state: 'expired' }), 410, headers)
        try {
          const withdrawn = await withdrawLead(parsed.id, services)
          log.info({ event: `lead ${withdrawn}` })
        } catch (error) {
          log.error({ event: 'withdrawal not stored', error: errorForLog(error) })
          return reject(c, 503, { 'retry-after': '30' })
        }
        return c.html(withdrawalPage(site, { state: 'done' }), 200, headers)
      },
    )
    .all('/', (c) => reject(c, 405, { allow: 'GET, POST' }))
}

async function postedToken(c: Context): Promise<string> {
  const data = await c.req.formData().catch(() => undefined)
  const token = data?.get('token')
  return typeof token === 'string' ? token : ''
}
