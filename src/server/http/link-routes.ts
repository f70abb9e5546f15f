import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { countInMinute } from '#database/enquiry/rate.ts'
import { toAsciiEmail } from '#domain/enquiry/ascii-email.ts'
import { problemWithEmail } from '#domain/enquiry/email.ts'
import { tidy } from '#domain/tidy.ts'
import { keyedHash } from '#operations/keyed-hash.ts'
import type { LostLink } from '#site/link-page/link-page.ts'
import type { Services } from '../../services.ts'
import { errorForLog, type Log } from './log.ts'
import { errorPage } from './pages.ts'
import { readFields } from './read-fields.ts'
import { busy, rejections } from './rejections.ts'
import { isOwnPost } from './security.ts'
import type { Site } from './site.ts'
import { visitorAddress } from './visitor-address.ts'

/** Requests a minute from one network. */
const mostAMinute = 5

/** Letters are queued this long after responding, so timing reveals nothing about the address. */
const afterAnswerMs = 50

type LinkRoutesDeps = {
  services: Services
  site: Site
  log: Log
  /** The address of these routes. */
  path: string
  page: (lost: LostLink) => string
  resend: (email: string, services: Services) => Promise<void>
}

/** Sends the link to a personal page again to people who lost it. The response is the same for every address. */
export function linkRoutes({ services, site, log, path, page, resend }: LinkRoutesDeps) {
  const { database, secret, trustProxy, rateLimit } = services
  const show = (c: Context, lost: LostLink) => c.html(page(lost), lost.problem ? 422 : 200)
  const reject = (c: Context, status: 403 | 405 | 413 | 415, extra = {}) =>
    c.html(errorPage(site, rejections[status]), status, extra)

  const isAllowed = async (c: Context) => {
    const address = visitorAddress(c, trustProxy)
    if (rateLimit === undefined || address === undefined) return true
    const name = keyedHash(secret, 'link', address)
    return countInMinute(database.db, { name, now: services.now(), most: mostAMinute })
  }

  return new Hono()
    .get('/', (c) => {
      const done = c.req.query('done')
      return show(c, { state: done === 'sent' || done === 'erased' ? done : 'ask' })
    })
    .post(
      '/',
      bodyLimit({ maxSize: 4096, onError: (c) => reject(c, 413, { connection: 'close' }) }),
      async (c) => {
        if (!isOwnPost(c.req.raw.headers, services.siteUrl)) return reject(c, 403)
        const fields = await readFields(c)
        if (!fields) return reject(c, 415)
        const typed = fields('email')
        const email = toAsciiEmail(tidy(typed))
        const message = problemWithEmail(email.length > 254 ? '' : email)
        if (message) {
          return show(c, { state: 'ask', problem: { message, typed } })
        }
        if (!(await isAllowed(c)))
          return c.html(errorPage(site, busy), 429, { 'retry-after': '60' })
        setTimeout(() => {
          resend(email, services).catch((error: unknown) =>
            log.error({ event: 'link not sent again', error: errorForLog(error) }),
          )
        }, afterAnswerMs)
        return c.redirect(`${path}?done=sent`, 303)
      },
    )
    .all('/', (c) => reject(c, 405, { allow: 'GET, POST' }))
}
